import { CliError } from '../cli/cli-error.js'
import { configEntries, type Entry, lineBreakAt, type SectionLine } from './config-entries.js'

const SECTION = 'editor_plugins'
const KEY = 'enabled'
const PLUGIN = '"res://addons/godot_mcp/plugin.cfg"'

/**
 * The text of project.godot with our plugin enabled; every other byte stays. Three cases: the list exists and gets one more item; the section
 * exists and gets the list right below its header; there is no section, and it is put at the end.
 */
export function enablePlugin(text: string): string {
  const { list, header } = find(text)
  if (list !== null) return addItem(text, list)
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const line = `${KEY}=PackedStringArray(${PLUGIN})`
  if (header !== null) return `${text.slice(0, header.end)}${eol}${line}${text.slice(header.end)}`
  // A file without a line end at its end stays one, so that taking the block out again gives back the very same bytes.
  return text.endsWith('\n') ? `${text}${eol}[${SECTION}]${eol}${line}${eol}` : `${text}${eol}${eol}[${SECTION}]${eol}${line}`
}

/**
 * The text of project.godot without our plugin; the inverse of enablePlugin. Godot itself leaves an empty line below a header, so a list right
 * below it is one that we wrote, and goes with its last item.
 */
export function disablePlugin(text: string): string {
  const { list, header } = find(text)
  if (list === null || header === null || !value(text, list).includes(PLUGIN)) return text
  const emptied = removeItem(text, list)
  const isEmpty = /\(\s*\)|\[\s*\]/.test(emptied.slice(list.valueStart, find(emptied).list?.end))
  const eol = lineBreakAt(text, header.end)
  if (!isEmpty || list.start !== header.end + eol.length) return emptied
  const rest = text.slice(list.end)
  if (rest.trim() !== '') return text.slice(0, header.end) + rest
  // The section closes the file: it is the block that we put there, with the empty line before it.
  const before = text.slice(0, header.start)
  const ownLines = rest === '' ? eol + eol : eol
  return before.endsWith(ownLines)
    ? before.slice(0, before.length - ownLines.length) + rest.slice(eol.length)
    : before + rest.slice(eol.length)
}

/** Whether project.godot has our plugin enabled. */
export function pluginEnabled(text: string): boolean {
  const { list } = find(text)
  return list !== null && value(text, list).includes(PLUGIN)
}

function find(text: string): { list: Entry | null; header: SectionLine | null } {
  const found = configEntries(text)
  const list = found.find((item) => item.kind === 'entry' && item.section === SECTION && item.key === KEY)
  const header = found.find((item) => item.kind === 'section' && item.name === SECTION)
  return { list: list?.kind === 'entry' ? list : null, header: header?.kind === 'section' ? header : null }
}

function value(text: string, list: Entry): string {
  return text.slice(list.valueStart, list.end)
}

function addItem(text: string, list: Entry): string {
  const items = value(text, list)
  if (items.includes(PLUGIN)) return text
  const shape = /^\s*(?:PackedStringArray\(|\[)([\s\S]*)[)\]]\s*$/.exec(items)
  if (shape === null) throw new CliError(`project.godot: cannot read ${KEY} in [${SECTION}]: ${items.trim()}`)
  const close = list.valueStart + items.search(/[)\]]\s*$/)
  const isEmpty = shape[1]?.trim() === ''
  return `${text.slice(0, close)}${isEmpty ? '' : ', '}${PLUGIN}${text.slice(close)}`
}

function removeItem(text: string, list: Entry): string {
  const start = list.valueStart + value(text, list).indexOf(PLUGIN)
  const end = start + PLUGIN.length
  const commaBefore = /,\s*$/.exec(text.slice(list.valueStart, start))?.[0].length ?? 0
  const commaAfter = commaBefore > 0 ? 0 : (/^\s*,\s*/.exec(text.slice(end, list.end))?.[0].length ?? 0)
  return text.slice(0, start - commaBefore) + text.slice(end + commaAfter)
}
