import type { Command } from './command.js'

/** Every command by name, in the order of the help text. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  build: {
    help: 'build                          write all generated files',
    needsProject: true,
    run: async ({ root = '' }, out) => (await import('./build.js')).build(root, out),
  },
  check: {
    help: 'check                          compare them in memory; exit 1 and name what is stale',
    needsProject: true,
    run: async ({ root = '' }, out) => (await import('./check.js')).check(root, out),
  },
  new: {
    help: `new <toolset> <action>         start a tool: its schema, its handler, its test
    --runs editor|server         where the handler is (editor)
    --safety CLASS               read_only, mutating (default), destructive or runtime`,
    options: ['runs', 'safety'],
    needsProject: true,
    run: async ({ root = '', words, option }, out) =>
      (await import('./new-tool.js')).newTool(
        root,
        { toolset: words[0] ?? '', action: words[1] ?? '', runs: option('runs'), safety: option('safety') },
        out,
      ),
  },
}
