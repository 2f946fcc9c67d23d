import type { Contract } from '../model/contract.js'
import { tsFile } from './file.js'
import { literal, quote } from './literal.js'

/** `contract.ts`: the numbers and the digest. */
export function contractTs({ numbers }: Contract, digest: string): string {
  return tsFile(
    `/** C: the newest contract this package knows; what a client built on it carries as its own number. */\nexport const CONTRACT_VERSION = ${numbers.contractVersion}`,
    `/** M: the oldest client contract that a server of this build still serves. */\nexport const MIN_COMPATIBLE_CONTRACT = ${numbers.minCompatibleContract}`,
    `/** Which build this is, YYYY.MM.DD[.N]; never compared for compatibility. */\nexport const BUILD_VERSION = ${quote(numbers.version)}`,
    `/** SemVer of all packages. */\nexport const PACKAGE_VERSION = ${quote(numbers.packageVersion)}`,
    `/** sha256 of the contract's promises: same promises, same digest. */\nexport const CONTRACT_DIGEST = ${quote(digest)}`,
  )
}

/** `bridge.ts`: what both ends of the bridge have to agree on. */
export function bridgeTs(bridge: Contract['bridge']): string {
  return tsFile(
    `/** What both ends of the bridge have to agree on beside its messages. */\nexport const BRIDGE = ${literal(bridge)} as const`,
  )
}

/** `errors.ts`: error codes and `required` tokens with meaning and way out. */
export function errorsTs({ codes, tokens }: Contract): string {
  const codeTable = Object.fromEntries(
    codes.map(({ code, meaning, remedy, wireOnly }) => [code, { meaning, remedy, ...(wireOnly && { wireOnly }) }]),
  )
  const tokenTable = Object.fromEntries(tokens.map(({ token, meaning, remedy }) => [token, { meaning, remedy }]))
  return tsFile(
    `/** Every code a failure may carry. */\nexport const ERROR_CODES = ${literal(codeTable)} as const`,
    'export type ErrorCode = keyof typeof ERROR_CODES',
    `/** What a failure may name as \`required\`. */\nexport const REQUIRED_TOKENS = ${literal(tokenTable)} as const`,
    'export type RequiredToken = keyof typeof REQUIRED_TOKENS',
  )
}

/** `resources.ts`: MCP resources and the tools they read through. */
export function resourcesTs({ resources }: Contract): string {
  const list = resources.map(({ uri, uriTemplate, name, title, description, mimeType, tool, input, inputFromTemplate }) => ({
    uri,
    uriTemplate,
    name,
    title,
    description,
    mimeType,
    tool,
    input,
    inputFromTemplate,
  }))
  return tsFile(
    "import type { ResourceRecord } from '../records.js'",
    `/** Resources with a fixed address first, then those with a template. */\nexport const RESOURCES: readonly ResourceRecord[] = ${literal(list)}`,
  )
}

/** `paths.ts`: what no path of a project may be. */
export function pathsTs({ paths: { maxLength, rules } }: Contract): string {
  const list = rules.map(({ refused, problem }) => ({ refused, problem }))
  return tsFile(
    "import type { PathRule } from '../records.js'",
    `/** Characters of the longest path. */\nexport const MAX_PATH_LENGTH = ${maxLength}`,
    `/** What no path of a project may be; the first that fits is what is said of it. */\nexport const PATH_RULES: readonly PathRule[] = ${ascii(literal(list))}`,
  )
}

/** Characters that nobody sees, or that look like others, as escapes. */
function ascii(code: string): string {
  return code.replaceAll(/[^\n -~]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)
}

/** `toolsets.ts`: toolsets in listing order, and bundles. */
export function toolsetsTs({ toolsets, bundles }: Contract): string {
  const list = toolsets.map(({ name, title, description, minGodot, default: on, tools }) => ({
    name,
    title,
    description,
    minGodot,
    default: on,
    tools: tools.map((tool) => tool.name),
  }))
  const table = Object.fromEntries(
    bundles.map(({ name, description, toolsets: members }) => [name, { description, toolsets: members }]),
  )
  return tsFile(
    "import type { BundleRecord, ToolsetRecord } from '../records.js'",
    `export type ToolsetName = ${toolsets.map(({ name }) => quote(name)).join(' | ')}`,
    `/** \`core\` first, then by name. */\nexport const TOOLSETS: readonly ToolsetRecord[] = ${literal(list)}`,
    `/** Several toolsets under one name. */\nexport const BUNDLES: Readonly<Record<string, BundleRecord>> = ${literal(table)}`,
  )
}
