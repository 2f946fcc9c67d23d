import { ConfigError } from './config-error.js'

const ON = ['1', 'true', 'yes', 'on']
const OFF = ['0', 'false', 'no', 'off']

/** Reads a setting that is on or off; unset is `unset`. Throws ConfigError. */
export function parseSwitch(variable: string, text: string | undefined, unset: boolean): boolean {
  if (text === undefined) return unset
  const word = text.toLowerCase()
  if (ON.includes(word)) return true
  if (OFF.includes(word)) return false
  throw new ConfigError(`${variable}: "${text}" is neither on nor off; valid: ${[...ON, ...OFF].join(', ')}`)
}
