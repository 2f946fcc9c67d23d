import { HELP } from '../cli/help.js'
import { type Config, readConfig } from '../config/config.js'
import { ConfigError } from '../config/config-error.js'
import type { HttpSettings } from '../config/http.js'
import { nearestNames } from '../suggest/nearest.js'
import type { Finding } from './finding.js'

const OWN = /^GODOT_MCP_\w+$/
/** Settings whose value must not be shown: a password itself, or an address that may hold one. */
const SECRET = /TOKEN|SECRET|PASSWORD|KEY|URL$|WEBHOOK$/
const NOT_SHOWN = '(set, not shown)'
/** Addresses that are not secret: the person has to see them to understand what is wrong. */
const SHOWN = ['GODOT_MCP_BRIDGE_URL']

/** What is set, and what the server would make of it. */
export interface Settings {
  finding: Finding
  /** With what is wrong left out, so that the other checks can go on. */
  config: Config
  /** The settings of the HTTP transport, also where the server would not use them: one that was started elsewhere may. */
  http: HttpSettings | null
}

/** Looks at the settings in an environment. */
export function checkSettings(env: NodeJS.ProcessEnv): Settings {
  const { config, problems } = readAll(env)
  const set = Object.keys(env).filter((name) => OWN.test(name) && env[name]?.trim() !== '')
  const known = knownVariables()
  const unknown = set.filter((name) => !known.includes(name)).sort()
  const values = Object.fromEntries(set.sort().map((name) => [name, isShown(name, known) ? (env[name] ?? '') : NOT_SHOWN]))
  const misread = unknown.map((name) => {
    const near = nearestNames(name, known, 1).map((found) => ` (did you mean ${found}?)`)
    return `${name} is no setting${near.join('')}`
  })
  const listed = Object.entries(values).map(([name, value]) => `${name}=${value}`)
  return {
    config,
    http: readAll({ ...env, GODOT_MCP_TRANSPORT: 'http' }).config.http,
    finding: {
      check: 'settings',
      state: problems.length > 0 ? 'problem' : unknown.length > 0 ? 'warning' : 'ok',
      summary: listed.length === 0 ? 'none set: the defaults are used' : listed.join(', '),
      way_out: problems.length + misread.length === 0 ? null : [...problems, ...misread].join('; '),
      details: { values, problems, unknown },
    },
  }
}

/** Every variable of the server, as its help lists them. */
function knownVariables(): string[] {
  return [...HELP.matchAll(/^ {2}(GODOT_MCP_\w+)/gm)].map(([, name]) => name ?? '')
}

/** Reading stops at the first problem; each one is taken out in turn until nothing is left to complain about. */
function readAll(env: NodeJS.ProcessEnv): { config: Config; problems: string[] } {
  const left = { ...env }
  const problems: string[] = []
  for (;;) {
    try {
      return { config: readConfig(left), problems }
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(error.message)
      const variable = /^(\w+):/.exec(error.message)?.[1] ?? ''
      // What is wrong may be that something is not set.
      if (left[variable] === undefined) return { config: readConfig({ PATH: env['PATH'] }), problems }
      delete left[variable]
    }
  }
}

/** The value of a name that we do not know is not shown either: it may be the token under a name with a slip in it. */
function isShown(name: string, known: readonly string[]): boolean {
  return known.includes(name) && (!SECRET.test(name) || SHOWN.includes(name))
}
