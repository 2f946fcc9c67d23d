import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { rootDir } from '../ci/root-dir.mjs'

const START_LIMIT_MS = 90_000
const GRACE_MS = 3000
const PROJECT_FILE = `config_version=5

[application]

config/name="Godot MCP demo"
config/features=PackedStringArray("4.4")

[rendering]

renderer/rendering_method="gl_compatibility"
`

/** A temporary project with the addon, installed as anyone would, and a headless editor that has it open. */
export function openRealEditor(godotPath, bridgeUrl, say) {
  const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-demo-'))
  writeFileSync(join(folder, 'project.godot'), PROJECT_FILE)
  const server = join(rootDir, 'packages/server/bin/godot-mcp.js')
  execFileSync(process.execPath, [server, 'install-addon', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  say(`made a project in ${folder} and installed the addon`)

  // A home of its own: the demo leaves the settings of your editor alone.
  const home = join(folder, '.home')
  mkdirSync(home)
  const child = spawn(godotPath, ['--headless', '--editor', '--path', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GODOT_MCP_BRIDGE_URL: bridgeUrl, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.once('close', resolve))
  let over = false
  ended.then(() => {
    over = true
  })

  return {
    /** Waits until the editor is attached to the server and has scanned the project. */
    async ready(godot) {
      for (const started = Date.now(); Date.now() - started < START_LIMIT_MS; await pause(100)) {
        if (over) throw new Error(`the editor ended:\n${lastLines(output)}`)
        const { bridge } = await godot.core.getServerInfo()
        if (bridge.connected && bridge.scanning === false) return
      }
      throw new Error(`the editor did not connect within ${START_LIMIT_MS / 1000} s:\n${lastLines(output)}`)
    },
    savedScene: () => readFileSync(join(folder, 'demo.tscn'), 'utf8'),
    async close() {
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
      await ended
      clearTimeout(killer)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The end of what the editor said, without its progress bars. */
function lastLines(output) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('\u001b['))
    .slice(-20)
    .join('\n')
}
