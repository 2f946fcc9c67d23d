import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@godot-mcp/testing'
import type { TestProject } from 'vitest/node'
import { type Editor, startEditor } from '../../editor/start-editor.js'
import { Project } from './project.js'

declare module 'vitest' {
  interface ProvidedContext {
    projectDir: string
    bridgeUrl: string
    driverPort: number
  }
}

const EDITOR_LOG = fileURLToPath(new URL('../../../.tools/logs/e2e-editor.log', import.meta.url))

let project: Project
let editor: Editor

/** Starts the one headless editor that all test files of the run share; each file's server and driver are dialled by it. */
export async function setup(run: TestProject): Promise<void> {
  project = Project.make()
  const bridgeUrl = `ws://127.0.0.1:${await freePort()}`
  const driverPort = await freePort()
  editor = startEditor({ projectDir: project.dir, bridgeUrl, env: { E2E_DRIVER_URL: `ws://127.0.0.1:${driverPort}` } })
  run.provide('projectDir', project.dir)
  run.provide('bridgeUrl', bridgeUrl)
  run.provide('driverPort', driverPort)
}

export async function teardown(): Promise<void> {
  await editor.stop()
  mkdirSync(dirname(EDITOR_LOG), { recursive: true })
  writeFileSync(EDITOR_LOG, editor.output())
  project.remove()
}
