import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeProject, removeProject } from '../../editor/make-project.js'

const FIXTURE = fileURLToPath(new URL('../../fixtures/e2e-project', import.meta.url))
const DRIVER = fileURLToPath(new URL('driver', import.meta.url))

/** A Godot project on disk: the addon as it is in the tree, the fixture project, and the tests' driver. */
export class Project {
  readonly dir: string
  #scenes = 0

  /** A copy in a temporary folder that `remove` deletes. */
  static make(): Project {
    const dir = makeProject()
    cpSync(FIXTURE, dir, { recursive: true })
    cpSync(DRIVER, join(dir, 'addons/e2e_driver'), { recursive: true })
    return new Project(dir)
  }

  /** A project that was made before, by this process or another. */
  static at(dir: string): Project {
    return new Project(dir)
  }

  private constructor(dir: string) {
    this.dir = dir
  }

  /** The file on disk behind a `res://` path. */
  file(resourcePath: string): string {
    return join(this.dir, resourcePath.replace('res://', ''))
  }

  exists(resourcePath: string): boolean {
    return existsSync(this.file(resourcePath))
  }

  read(resourcePath: string): string {
    return readFileSync(this.file(resourcePath), 'utf8')
  }

  write(resourcePath: string, text: string): void {
    mkdirSync(dirname(this.file(resourcePath)), { recursive: true })
    writeFileSync(this.file(resourcePath), text)
  }

  removeFile(resourcePath: string): void {
    rmSync(this.file(resourcePath))
  }

  /** A copy of a scene under a name that no other test uses: its `res://` path. */
  copyScene(from = 'res://main.tscn'): string {
    const path = `res://copies/${process.pid}_${++this.#scenes}.tscn`
    this.write(path, this.read(from))
    return path
  }

  remove(): void {
    removeProject(this.dir)
  }
}
