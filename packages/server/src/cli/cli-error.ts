/** What stops a command; its message is the one line that the person sees. */
export class CliError extends Error {
  override readonly name = 'CliError'
}
