import { nearestNames } from '../suggest/nearest.js'
import { CliError } from './cli-error.js'

const COMMANDS = ['serve', 'install-addon', 'uninstall-addon', 'print-config', 'doctor', '--help', '--version']

/** Runs a command line and answers with the exit code. What starting a server does not need is loaded only where it is used. */
export async function run(argv: readonly string[]): Promise<number> {
  const [command = 'serve', ...args] = argv
  try {
    switch (command) {
      case 'serve':
        return await (await import('./serve.js')).serve()
      case 'install-addon':
        return (await import('./install-addon.js')).installAddonCommand(args)
      case 'uninstall-addon':
        return (await import('./install-addon.js')).uninstallAddonCommand(args)
      case 'print-config':
        return (await import('./print-config.js')).printConfigCommand(args)
      case 'doctor':
        return await (await import('./doctor.js')).doctorCommand(args)
      case '--help':
      case '-h':
      case 'help':
        process.stdout.write((await import('./help.js')).HELP)
        return 0
      case '--version':
      case '-v':
        process.stdout.write(`${(await import('./help.js')).versionLine()}\n`)
        return 0
      default:
        throw new CliError(`there is no command "${command}"${didYouMean(command)}; \`godot-mcp --help\` lists them`)
    }
  } catch (error) {
    if (!(error instanceof Error) || !['CliError', 'ConfigError'].includes(error.name)) throw error
    process.stderr.write(`godot-mcp: ${error.message}\n`)
    return 1
  }
}

function didYouMean(command: string): string {
  const [near] = nearestNames(command, COMMANDS, 1)
  return near === undefined ? '' : ` (did you mean ${near}?)`
}
