/** How to start a server and speak with it over its standard input and output. */
export interface StdioOptions {
  /** Executable to start, found along PATH: `npx`, `godot-mcp`, `process.execPath`, an absolute path. */
  readonly command: string
  readonly args?: readonly string[] | undefined
  /** Variables laid over those of this process. */
  readonly env?: { readonly [name: string]: string | undefined } | undefined
  /** Working directory of the server; that of this process by default. */
  readonly cwd?: string | undefined
  /**
   * What happens to the server's log, line by line: `'ignore'` (default), `'inherit'` writes it to our standard error,
   * a function gets each line. The last lines are kept in any case, for the error that says why a server went away.
   */
  readonly stderr?: 'ignore' | 'inherit' | ((line: string) => void) | undefined
}
