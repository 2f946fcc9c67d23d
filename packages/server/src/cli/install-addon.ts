import { resolve } from 'node:path'
import { carriedAddon } from '../addon-install/carried-addon.js'
import { installAddon } from '../addon-install/install.js'
import { uninstallAddon } from '../addon-install/uninstall.js'
import { CliError } from './cli-error.js'

/** `install-addon DIR`. Throws CliError with the reason for a refusal. */
export function installAddonCommand(args: readonly string[]): number {
  const project = onlyDirectory('install-addon', args)
  const addon = carriedAddon()
  const done = installAddon(addon, project)
  if (!done.copied && !done.enabled)
    say(`Addon ${addon.version} is already installed and enabled in ${project}; nothing was changed.`)
  if (done.copied)
    say(`Installed addon ${addon.version} in ${project}${done.replaced === null ? '' : ` (replaced ${done.replaced})`}.`)
  if (done.enabled) say('Enabled it in project.godot.')
  if (done.copied || done.enabled) say('Open the project in Godot; an editor that is open already has to be restarted.')
  return 0
}

/** `uninstall-addon DIR`. Throws CliError with the reason for a refusal. */
export function uninstallAddonCommand(args: readonly string[]): number {
  const project = onlyDirectory('uninstall-addon', args)
  const done = uninstallAddon(project)
  if (done.removed) say(`Removed the addon from ${project}.`)
  if (done.disabled) say('Took it out of project.godot.')
  if (!done.removed && !done.disabled) say(`The addon is not installed in ${project}; nothing was changed.`)
  return 0
}

function onlyDirectory(command: string, args: readonly string[]): string {
  const [directory, ...rest] = args
  if (directory === undefined || rest.length > 0)
    throw new CliError(`${command} takes one argument, the folder of a Godot project`)
  return resolve(directory)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
