import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from '../../../tools/chromium/find-chromium.mjs'

/** Nothing of its own goes out, and it leaves nothing behind; what is asked of web pages stays as it is for everybody. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--no-proxy-server',
]

/** A browser that shows one page. */
export class Chromium {
  readonly #child: ChildProcess
  readonly #profile: string
  readonly #closed: Promise<unknown>
  #output = ''

  /** Opens a page. Names under `.example` lead to this machine, as an attacker's name server may have it. */
  constructor(url: string) {
    this.#profile = mkdtempSync(join(tmpdir(), 'godot-mcp-chromium-'))
    const own = [`--user-data-dir=${this.#profile}`, '--host-resolver-rules=MAP *.example 127.0.0.1']
    this.#child = spawn(requireChromium(), [...FLAGS, ...own, url], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#output = (this.#output + chunk.toString()).slice(-5_000)
    })
    this.#closed = once(this.#child, 'close')
  }

  /** Rejects when the browser ends by itself, with what it said. */
  async died(): Promise<never> {
    await this.#closed
    throw new Error(`Chromium has ended: ${this.#output}`)
  }

  /** Ends the browser, all of its processes. */
  async close(): Promise<void> {
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
    await this.#closed
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
