#!/usr/bin/env node
/**
 * `npm run demo [-- --install]`: builds the project and runs a client script against a live editor.
 *
 * Without a Godot it says so and runs the same script against the fake editor, which answers with the contract's examples;
 * `--install` installs the real editor first (Debian or Ubuntu, as root).
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'
import { findGodot, GodotRefusedError, installDir, installGodot } from '../godot/find-godot.mjs'
import { buildAScene } from './build-a-scene.mjs'
import { openRealEditor } from './real-editor.mjs'

const say = (line) => console.log(`demo: ${line}`)
const unknown = process.argv.slice(2).find((arg) => arg !== '--install')

async function main() {
  if (unknown) throw new Error(`unknown option ${unknown}; there is only --install`)
  let godot = findGodot()
  if (!godot && process.argv.includes('--install')) godot = installGodot()

  say('building')
  const turbo = join(rootDir, 'node_modules/.bin/turbo')
  const built = spawnSync(turbo, ['run', 'build', '--output-logs=errors-only'], {
    cwd: rootDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  })
  if (built.status !== 0) throw new Error('the build failed: run `npm run build` to see why')

  if (godot) {
    say(`using Godot ${godot.version} at ${godot.path}`)
    await run((bridgeUrl) => openRealEditor(godot.path, bridgeUrl, say))
  } else {
    say(`no Godot found (GODOT_BIN, PATH, ${installDir()})`)
    say('to install the real editor (Debian or Ubuntu, as root): npm run demo -- --install')
    say('until then the same script runs against the fake editor, which answers with the examples of the contract')
    await run(openFakeEditor)
  }
}

/** Starts a server and an editor, runs the script between them, and ends both. */
async function run(openEditor) {
  const { connect } = await import('@godot-mcp/client')
  const { serverCommand } = await import('@godot-mcp/testing')
  const { command, args, env, bridgeUrl } = await serverCommand({ from: rootDir })
  const client = await connect({ command, args, env })
  let editor
  try {
    editor = await openEditor(bridgeUrl)
    await editor.ready(client)
    await buildAScene(client, say)
    const scene = editor.savedScene()
    if (scene) console.log(`\nthe saved scene, demo.tscn:\n\n${scene}`)
    say('done')
  } finally {
    await client.close()
    await editor?.close()
  }
}

async function openFakeEditor(bridgeUrl) {
  const { FakeEditor } = await import('@godot-mcp/testing')
  const editor = await FakeEditor.connect({ url: bridgeUrl })
  return { ready: async () => {}, savedScene: () => undefined, close: () => editor.close() }
}

try {
  await main()
} catch (error) {
  const known = error instanceof GodotRefusedError || error.name === 'GodotToolError' || error.constructor === Error
  console.error(`demo: ${known ? error.message : error.stack}`)
  process.exitCode = 1
}
