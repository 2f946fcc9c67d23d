/** Shortest argument worth hiding: shorter ones stand in every line by chance, and say nothing. */
const SHORTEST_VALUE = 4

/** Takes every secret out of a finished line of the log, which is JSON, however deep it got in. */
export function withoutSecrets(secrets: readonly string[]): (line: string) => string {
  const hidden = secrets.map(escaped).flatMap((text) => [text, escaped(text)])
  return (line) => replaced(line, hidden, '[secret]')
}

/** A text with every text of a call's arguments taken out; for errors of ours that quote what they were given. */
export function withoutValues(text: string, args: unknown): string {
  const values = textsIn(args).filter((value) => value.length >= SHORTEST_VALUE)
  return replaced(
    text,
    values.flatMap((value) => [value, escaped(value)]),
    '[value]',
  )
}

/** Longest first: one value may be a part of another. */
function replaced(text: string, hidden: readonly string[], mark: string): string {
  const longestFirst = [...new Set(hidden)].sort((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, value) => (rest.includes(value) ? rest.replaceAll(value, () => mark) : rest), text)
}

/** A text as it stands between the quotes of JSON. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
