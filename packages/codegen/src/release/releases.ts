import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from '../digest/bundle.js'
import type { Fault } from '../fault.js'
import { LAYOUT } from '../source/layout.js'
import { compareVersions, isPrerelease, parseVersion } from './version.js'

/** A released contract, as it was frozen. */
export interface Release {
  readonly version: string
  /** Path relative to the project's root. */
  readonly file: string
  readonly bundle: Bundle
}

/** Reads every released bundle below a project's root, oldest first. */
export function readReleases(root: string): { releases: Release[]; faults: Fault[] } {
  const folder = join(root, LAYOUT.released)
  const releases: Release[] = []
  const faults: Fault[] = []
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  for (const name of names) {
    const version = name.replace(/\.json$/, '')
    const file = releaseFile(version)
    if (!parseVersion(version)) {
      faults.push({ file, reason: 'the name of a released bundle is its version, such as 1.2.0.json' })
      continue
    }
    try {
      const bundle: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
      if (bundle === null || typeof bundle !== 'object' || Array.isArray(bundle)) throw new Error('it holds no object')
      releases.push({ version, file, bundle: bundle as Bundle })
    } catch (error) {
      faults.push({ file, reason: `is not a bundle: ${error instanceof Error ? error.message : error}` })
    }
  }
  return { releases: releases.sort((a, b) => compareVersions(a.version, b.version)), faults }
}

/** Where the bundle of a version is. */
export function releaseFile(version: string): string {
  return `${LAYOUT.released}/${version}.json`
}

/** The release that promises bind: the newest that is no prerelease. */
export function newestStable(releases: readonly Release[]): Release | undefined {
  return releases.filter(({ version }) => !isPrerelease(version)).at(-1)
}
