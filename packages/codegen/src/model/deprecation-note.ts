/** The sentence that tells a reader of a description; it is added by the generator and never written by hand. */
export function annotated(
  description: string | undefined,
  deprecation: { since: string; replacement?: string } | undefined,
): string {
  const text = description ?? ''
  if (deprecation === undefined) return text
  const instead = deprecation.replacement === undefined ? '' : `: use ${deprecation.replacement}`
  return `${text === '' ? '' : `${text} `}Deprecated since ${deprecation.since}${instead}.`
}

/** Whether a text that people wrote holds what only the generator may add. */
export function looksAnnotated(text: string): boolean {
  return /\bdeprecated\b/i.test(text)
}
