/** A version of SemVer 2.0: three numbers, and the parts of a prerelease (`alpha`, `1`), none for a release proper. */
export interface Version {
  readonly major: number
  readonly minor: number
  readonly patch: number
  readonly prerelease: readonly string[]
}

/** The parts of a version; undefined where the text is none. Build metadata is refused: nothing here would compare by it. */
export function parseVersion(text: string): Version | undefined {
  const [match, major, minor, patch, prerelease] =
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/.exec(text) ?? []
  if (match === undefined) return undefined
  return { major: Number(major), minor: Number(minor), patch: Number(patch), prerelease: prerelease?.split('.') ?? [] }
}

/** SemVer precedence: below zero where `a` comes before `b`. What is no version comes before every version. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)]
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined)
  for (const part of ['major', 'minor', 'patch'] as const) if (left[part] !== right[part]) return left[part] - right[part]
  if (left.prerelease.length === 0 || right.prerelease.length === 0)
    return Number(left.prerelease.length === 0) - Number(right.prerelease.length === 0)
  for (let at = 0; at < Math.max(left.prerelease.length, right.prerelease.length); at++) {
    const order = compareIdentifiers(left.prerelease[at], right.prerelease[at])
    if (order !== 0) return order
  }
  return 0
}

/** Whether a version promises nothing yet: `1.0.0-alpha.1`. */
export function isPrerelease(version: string): boolean {
  return (parseVersion(version)?.prerelease.length ?? 0) > 0
}

/** The minor release that a version belongs to: `1.4` of `1.4.2`. */
export function minorOf(version: string): string {
  const parsed = parseVersion(version)
  return parsed ? `${parsed.major}.${parsed.minor}` : version
}

function compareIdentifiers(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined)
  const numeric = (text: string): boolean => /^\d+$/.test(text)
  if (numeric(a) && numeric(b)) return Number(a) - Number(b)
  if (numeric(a) !== numeric(b)) return numeric(a) ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}
