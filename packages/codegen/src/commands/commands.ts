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
  diff: {
    help: `diff <old> <new>               what changed between two contracts, how bad it is, and what to do about it
    --format FORMAT              text (default), markdown, json or github (annotations of a workflow)
    --fail-on CLASS              exit 1 for changes that are breaking, or additive and worse
    --waivers FILE               findings that somebody decided to let pass; a stale line is an error
    --timeout, --header          for servers, as with snapshot
    a contract is a snapshot or bundle (a file), a release (1.0.0), git:REF, a project's folder, or a server`,
    options: ['format', 'fail-on', 'waivers', 'timeout', 'header'],
    run: async (call, out) => (await import('./diff.js')).diff(call, out),
  },
  gate: {
    help: `gate                           whether numbers, marks and changelog say what has changed since the last release
    --format text|json|github    for people, for programs, as annotations of a workflow (text)
    --served SERVER              a server made from the project, which must serve the contract as it is
    --timeout, --header          for that server, as with snapshot`,
    options: ['format', 'served', 'timeout', 'header'],
    needsProject: true,
    run: async (call, out) => (await import('./gate.js')).gate(call, out),
  },
  release: {
    help: `release <version>              freeze the contract, and write version, stamp and changelog of a release
    --date YYYY-MM-DD            the day of the release (today, in UTC)
    --allow-dirty                although there are changes that are not committed`,
    options: ['date'],
    flags: ['allow-dirty'],
    needsProject: true,
    run: async ({ root = '', words, option, flag }, out) =>
      (await import('./release.js')).release(
        root,
        { version: words[0] ?? '', date: option('date'), allowDirty: flag('allow-dirty') },
        out,
      ),
  },
  'set-version': {
    help: 'set-version <version>          give all packages a version, as before the first release of a new contract',
    needsProject: true,
    run: async ({ root = '', words }, out) => (await import('./set-version.js')).setVersionCommand(root, words[0] ?? '', out),
  },
  'round-trip': {
    help: 'round-trip                     whether the generated types say what the schemas say',
    needsProject: true,
    run: async ({ root = '' }, out) => (await import('./round-trip.js')).roundTrip(root, out),
  },
  snapshot: {
    help: `snapshot <server>              write down what an MCP server lists; nothing of it is called
    -o, --out FILE               where to (standard output)
    --timeout SECONDS            for everything together (60)
    --header 'NAME: VALUE'       sent along over HTTP; may be repeated
    a server is 'stdio:COMMAND ARGS' or an http(s) address`,
    options: ['out', 'timeout', 'header'],
    run: async (call, out) => (await import('./snapshot.js')).snapshot(call, out),
  },
  client: {
    help: `client --from SOURCE -o DIR    a typed client, with validators, of the MCP server that a snapshot describes`,
    options: ['from', 'out', 'timeout', 'header'],
    run: async (call, out) => (await import('./client.js')).client(call, out),
  },
  lock: {
    help: `lock --from SOURCE             write down what a program uses of a contract
    --uses FILE                  uses that are listed by hand
    --scan PATH                  uses that its code makes of the client; may be repeated
    --allow-unknown              although the contract does not know all of them
    -o, --out FILE               where to (contract.lock.json)`,
    options: ['from', 'uses', 'scan', 'out', 'timeout', 'header'],
    flags: ['allow-unknown'],
    run: async (call, out) => (await import('./lock.js')).lock(call, out),
  },
  verify: {
    help: `verify [lock]                  whether a server still serves what a lock says is used
    --against SOURCE             the server or snapshot of today (the one that was locked)
    --format text|json           for people, or for programs (text)`,
    options: ['against', 'format', 'timeout', 'header'],
    run: async (call, out) => (await import('./verify.js')).verify(call, out),
  },
}
