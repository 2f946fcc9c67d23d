import { BadInput } from '../bad-input.js'

/** Where a running server is reached. */
export type LiveSource =
  | { readonly kind: 'stdio'; readonly command: string; readonly args: readonly string[] }
  | { readonly kind: 'http'; readonly url: URL }

/** Whether a source is a server and not a file or a git ref: `stdio:COMMAND` or `http(s)://URL`. */
export function isLiveSource(source: string): boolean {
  return /^(stdio:|https?:\/\/)/i.test(source)
}

/** Reads `stdio:COMMAND ARG …` (words as in a shell, quotes included, nothing expanded) or an address. */
export function parseLiveSource(source: string): LiveSource {
  if (!source.toLowerCase().startsWith('stdio:')) {
    if (!URL.canParse(source)) throw new BadInput(`'${source}' is no address`)
    return { kind: 'http', url: new URL(source) }
  }
  const [command, ...args] = shellWords(source.slice('stdio:'.length))
  if (command === undefined) throw new BadInput(`'${source}' names no command: write stdio:npx my-server, in quotes`)
  return { kind: 'stdio', command, args }
}

/** Words of a command line. No shell runs it: nothing is expanded, and nothing can be slipped in. */
function shellWords(text: string): string[] {
  const words: string[] = []
  let word: string | undefined
  let quote = ''
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index)
    if (quote !== '' && letter === quote) quote = ''
    else if (quote === '' && (letter === '"' || letter === "'")) {
      quote = letter
      word ??= ''
    } else if (letter === '\\' && quote !== "'" && /["'\\ ]/.test(text.charAt(index + 1)))
      word = (word ?? '') + text.charAt(++index)
    else if (quote === '' && /\s/.test(letter)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + letter
  }
  if (quote !== '') throw new BadInput(`the command has no closing ${quote}: ${text.trim()}`)
  return word === undefined ? words : [...words, word]
}
