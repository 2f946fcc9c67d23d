import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD_VERSION, PACKAGE_VERSION } from '@godot-mcp/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SERVER_BIN } from './support/server-process.js'

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

function godotMcp(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SERVER_BIN, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

it('prints its versions', async () => {
  expect(await godotMcp('--version')).toEqual({
    code: 0,
    stdout: `godot-mcp ${PACKAGE_VERSION} (build ${BUILD_VERSION}, contract 1 to 1)\n`,
    stderr: '',
  })
})

it('prints its commands and variables', async () => {
  const { code, stdout } = await godotMcp('--help')
  expect(code).toBe(0)
  for (const word of [
    'install-addon DIR',
    'uninstall-addon DIR',
    'GODOT_MCP_BRIDGE_URL',
    'GODOT_MCP_DEFAULT_TOOLSETS',
    'GODOT_MCP_LOG_LEVEL',
  ]) {
    expect(stdout).toContain(word)
  }
})

it.each([
  [['instal-addon', '.'], 'there is no command "instal-addon" (did you mean install-addon?); `godot-mcp --help` lists them'],
  [['install-addon'], 'install-addon takes one argument, the folder of a Godot project'],
  [['install-addon', '/nowhere/at/all'], '/nowhere/at/all does not exist'],
])('refuses %j in one line', async (args, line) => {
  expect(await godotMcp(...args)).toEqual({ code: 1, stdout: '', stderr: `godot-mcp: ${line}\n` })
})

describe('the addon', () => {
  let project: string

  beforeEach(async () => {
    project = await mkdtemp(join(tmpdir(), 'ein Spiel ü-'))
    await writeFile(join(project, 'project.godot'), 'config_version=5\r\n')
  })
  afterEach(() => rm(project, { recursive: true }))

  it('of this very build goes into a project, once, and out again', async () => {
    const installed = await godotMcp('install-addon', project)
    expect(installed).toMatchObject({ code: 0, stderr: '' })
    expect(installed.stdout).toContain(`Installed addon ${BUILD_VERSION} in ${project}.`)
    expect(await readFile(join(project, 'addons/godot_mcp/plugin.cfg'), 'utf8')).toContain(`version="${BUILD_VERSION}"`)
    expect(await readFile(join(project, 'project.godot'), 'utf8')).toBe(
      'config_version=5\r\n\r\n[editor_plugins]\r\nenabled=PackedStringArray("res://addons/godot_mcp/plugin.cfg")\r\n',
    )

    expect((await godotMcp('install-addon', project)).stdout).toContain('nothing was changed')

    expect(await godotMcp('uninstall-addon', project)).toMatchObject({ code: 0, stderr: '' })
    expect(await readFile(join(project, 'project.godot'), 'utf8')).toBe('config_version=5\r\n')
    expect((await godotMcp('uninstall-addon', project)).stdout).toContain('nothing was changed')
  })
})
