import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect } from 'vitest'

/** What stands in every file outside, and may be in no answer. */
const SECRET = 'canary_4f1c'
/** Long past: a file system that notes reads notes the first one after this. */
const PAST = new Date('2001-01-01')
const LINKS = 'links'

const FILES: Record<string, string> = {
  'canary.tscn': `[gd_scene format=3]\n\n[node name="${SECRET}" type="Node"]\n`,
  'canary.gd': `extends Node\nvar ${SECRET}: int = 1\n`,
  'canary.tres': `[gd_resource type="Gradient" format=3]\n\n[resource]\nresource_name = "${SECRET}"\n`,
}

/** Files next to a project, and links in the project that lead to them: nothing of a project's tools may read or write there. */
export class Outside {
  readonly dir = mkdtempSync(join(tmpdir(), 'godot-mcp-outside-'))
  readonly #before: string
  readonly #projectBefore: string[]

  constructor(readonly project: string) {
    for (const [name, text] of Object.entries(FILES)) {
      writeFileSync(join(this.dir, name), text)
      utimesSync(join(this.dir, name), PAST, PAST)
    }
    const links = join(project, LINKS)
    mkdirSync(links)
    // The editor's own look through the project is not what is judged.
    writeFileSync(join(links, '.gdignore'), '')
    symlinkSync(this.dir, join(links, 'folder'))
    for (const name of Object.keys(FILES)) symlinkSync(join(this.dir, name), join(links, name))
    symlinkSync(join(this.dir, 'new.tscn'), join(links, 'dangling.tscn'))
    this.#before = this.#look()
    this.#projectBefore = this.#files()
  }

  /** Ways to write a path that leads to what is outside. */
  ways(): string[] {
    const up = relative(this.project, this.dir)
    return [...Object.keys(FILES), 'new.tscn', 'sub/new.tscn'].flatMap((name) => {
      const absolute = join(this.dir, name)
      return [
        absolute,
        `res://${up}/${name}`,
        `res://a/../${up}/${name}`,
        `res://./${up}/${name}`,
        `res://${up.replaceAll('/', '\\')}\\${name}`,
        `res://${up.replaceAll('..', '%2e%2e')}/${name}`,
        `res://${up.replaceAll('..', '．．')}/${name}`,
        `res://${up.replaceAll('..', '.\u200b.')}/${name}`,
        `res://${absolute}`,
        `res:${absolute}`,
        `RES://${up}/${name}`,
        `file://${absolute}`,
        `user://${up}/${name}`,
        `res://res://${up}/${name}`,
        `res://${up}/${name}\u0000.tscn`,
        `res://links/folder/${name}`,
        `res://links/../links/folder/${name}`,
        ...(name.startsWith('canary') ? [`res://links/${name}`] : []),
        'res://links/dangling.tscn',
      ]
    })
  }

  /** Holds an answer against what it may not tell. */
  static keepsSecret(answer: unknown): void {
    expect(JSON.stringify(answer)).not.toContain(SECRET)
  }

  /** Nothing outside was read or written, and nothing new is in the project. */
  isUntouched(): void {
    expect(this.#look()).toBe(this.#before)
    for (const [name, text] of Object.entries(FILES)) {
      const file = join(this.dir, name)
      expect(readFileSync(file, 'utf8')).toBe(text)
      // That was a reading, too.
      utimesSync(file, PAST, PAST)
    }
    expect(this.#files()).toEqual(this.#projectBefore)
  }

  remove(): void {
    rmSync(join(this.project, LINKS), { recursive: true, force: true })
    rmSync(this.dir, { recursive: true, force: true })
  }

  #look(): string {
    const entries = readdirSync(this.dir).sort()
    return JSON.stringify(
      entries.map((name) => [name, statSync(join(this.dir, name)).mtimeMs, statSync(join(this.dir, name)).atimeMs]),
    )
  }

  #files(): string[] {
    const all = readdirSync(this.project, { recursive: true, encoding: 'utf8' })
    return all.filter((path) => !/^(\.godot|addons|copies)(\/|$)/.test(path) && !path.endsWith('.uid')).sort()
  }
}
