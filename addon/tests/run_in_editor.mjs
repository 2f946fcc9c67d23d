#!/usr/bin/env node
// Runs the GDScript tests that need a real editor: `run_in_editor.mjs [--xvfb] [--only=TEXT]`.
// Makes a project with the addon and the test plugin in a temporary folder, starts the editor of GODOT_BIN on it (headless,
// or with --xvfb its window on a private X server, which that launcher has to know), and prints what the tests print.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TIMEOUT_MS = 300_000
const addon = dirname(dirname(fileURLToPath(import.meta.url)))
const options = process.argv.slice(2)
const windowed = options.includes('--xvfb')
const only = options.filter((option) => option.startsWith('--only='))

const project = mkdtempSync(join(tmpdir(), 'godot-mcp-in-editor-'))
cpSync(join(addon, 'addons', 'godot_mcp'), join(project, 'addons', 'godot_mcp'), { recursive: true })
cpSync(join(addon, 'tests'), join(project, 'tests'), { recursive: true })
cpSync(join(addon, 'tests', 'editor_plugin'), join(project, 'addons', 'editor_tests'), { recursive: true })
const settings = readFileSync(join(addon, 'project.godot'), 'utf8')
writeFileSync(
  join(project, 'project.godot'),
  settings.replaceAll('addons/godot_mcp/plugin.cfg', 'addons/editor_tests/plugin.cfg'),
)

// The engine's settings and caches stay between runs, away from those of the person at this machine.
const home = join(tmpdir(), 'godot-mcp-in-editor-home')
mkdirSync(home, { recursive: true })
const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }

const mode = windowed ? ['--xvfb', '--editor'] : ['--headless', '--editor']
const editor = spawn(process.env.GODOT_BIN || 'godot', [...mode, '--path', project, '--', ...only], {
  env,
  stdio: ['ignore', 'pipe', 'pipe'],
})
let output = ''
for (const stream of [editor.stdout, editor.stderr]) {
  stream.setEncoding('utf8').on('data', (text) => {
    output += text
  })
}
const limit = setTimeout(() => editor.kill('SIGKILL'), TIMEOUT_MS)
editor.on('error', (error) => {
  clearTimeout(limit)
  rmSync(project, { recursive: true, force: true })
  console.error(`The editor does not start: ${error.message}. Set GODOT_BIN to a Godot binary.`)
  process.exitCode = 1
})
editor.on('close', (code) => {
  clearTimeout(limit)
  rmSync(project, { recursive: true, force: true })
  report(code)
})

function report(code) {
  const lines = output.split('\n')
  const summary = lines.findLast((line) => /^\d+ passed, \d+ failed$/.test(line))
  if (summary === undefined || process.env.VERBOSE) {
    console.log(lines.join('\n'))
  }
  if (summary === undefined) {
    console.error(`The editor ended (${code}) before the tests did.`)
    process.exitCode = 1
    return
  }
  // What a failed test says may run over several lines; a passed one takes one, and what else follows it is the engine's.
  let failing = false
  for (const line of lines.slice(0, lines.indexOf(summary))) {
    if (/^(passed|FAILED) /.test(line)) failing = line.startsWith('FAILED')
    if (failing || line.startsWith('passed ')) console.log(line)
  }
  console.log(summary)
  process.exitCode = /^[1-9]\d* passed, 0 failed$/.test(summary) && code === 0 ? 0 : 1
}
