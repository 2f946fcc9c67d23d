import { compareVersions } from './version.js'

/** A part of the changelog under one `##` heading. */
export interface ChangelogSection {
  /** The version, or `Unreleased`. */
  readonly title: string
  readonly body: string
}

const HEADING = /^## +\[?([^\]\s]+)\]?[^\n]*$/gm
const UNRELEASED = 'Unreleased'

/** The sections of a changelog (Keep a Changelog), newest first as they are written. */
export function readChangelog(text: string): ChangelogSection[] {
  const headings = [...text.matchAll(HEADING)]
  return headings.map((heading, at) => ({
    title: heading[1] ?? '',
    body: text.slice(heading.index + heading[0].length, headings[at + 1]?.index ?? text.length).trim(),
  }))
}

/** What is written of everything after a version: its later releases, and what is not released yet. All of it, where there is no version. */
export function writtenSince(sections: readonly ChangelogSection[], version: string | undefined): string {
  return sections
    .filter(({ title }) => title === UNRELEASED || version === undefined || compareVersions(title, version) > 0)
    .map(({ body }) => body)
    .join('\n')
}

/** What is written of one version: its section, or that of what is not released yet where it has none. */
export function writtenOf(sections: readonly ChangelogSection[], version: string): string {
  const own = sections.find(({ title }) => title === version)
  return (own ?? sections.find(({ title }) => title === UNRELEASED))?.body ?? ''
}

/** Whether a text holds a name as a whole: `godot_move` is not named by `godot_move_all`. */
export function namesWhole(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![A-Za-z0-9_])${escaped}(?![A-Za-z0-9_])`).test(text)
}

/** Whether one entry (a bullet with the lines that follow it) holds all of the names, and it or the heading above it the word. */
export function announces(text: string, names: readonly string[], word: RegExp): boolean {
  let heading = ''
  return text.split(/^(?=#{3,} |\s*[-*] )/m).some((entry) => {
    if (entry.startsWith('#')) heading = entry
    return word.test(heading + entry) && names.every((name) => namesWhole(entry, name))
  })
}

/** The changelog with what stood under Unreleased moved below a heading of the new version. Undefined where nothing stood there. */
export function releaseSection(text: string, version: string, date: string): string | undefined {
  const unreleased = readChangelog(text).find(({ title }) => title === UNRELEASED)
  if (!unreleased || !/^\s*[-*] /m.test(unreleased.body)) return undefined
  const heading = [...text.matchAll(HEADING)].find(([, title]) => title === UNRELEASED)
  const end = (heading?.index ?? 0) + (heading?.[0].length ?? 0)
  return `${text.slice(0, end)}\n\n## [${version}] - ${date}${text.slice(end)}`
}
