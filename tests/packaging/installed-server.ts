import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOOLSETS } from '@godot-mcp/contract'
import { freePort } from '@godot-mcp/testing'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, it } from 'vitest'
import type { Installed } from './installed.js'

const PROJECT = `; Engine configuration file.
config_version=5

[application]

config/name="Empty"
`

/** The server's binary, as npm links it. */
export function describeServer(installed: () => Installed): void {
  const bin = () => join(installed().folder, 'node_modules', '.bin', 'godot-mcp')

  describe('the installed server', () => {
    it('lists the tools of the toolsets that are on by default', async () => {
      const env = { PATH: process.env['PATH'] ?? '', GODOT_MCP_BRIDGE_URL: `ws://127.0.0.1:${await freePort()}` }
      const client = new Client({ name: 'packaging', version: '1.0.0' })
      await client.connect(new StdioClientTransport({ command: bin(), env, stderr: 'ignore' }))
      try {
        const { tools } = await client.listTools()
        const expected = TOOLSETS.filter((toolset) => toolset.default).flatMap((toolset) => toolset.tools)
        expect(tools.map(({ name }) => name)).toEqual(expected)
      } finally {
        await client.close()
      }
    })

    it('says its version', () => {
      expect(installed().run(bin(), ['--version'])).toContain(String(installed().manifest('server')['version']))
    })

    it('puts the addon it carries into a project, and takes it out again', () => {
      const project = join(installed().folder, 'a project')
      mkdirSync(project)
      writeFileSync(join(project, 'project.godot'), PROJECT)
      const addon = join(project, 'addons', 'godot_mcp')

      installed().run(bin(), ['install-addon', project])
      for (const file of installed().files.server.filter((path) => path.startsWith('addon/godot_mcp/'))) {
        const carried = join(installed().folder, 'node_modules/@godot-mcp/server', file)
        expect(readFileSync(join(project, file.replace('addon/', 'addons/')), 'utf8'), file).toBe(readFileSync(carried, 'utf8'))
      }
      expect(readFileSync(join(project, 'project.godot'), 'utf8')).toContain('res://addons/godot_mcp/plugin.cfg')

      installed().run(bin(), ['uninstall-addon', project])
      expect(existsSync(addon)).toBe(false)
      expect(readFileSync(join(project, 'project.godot'), 'utf8')).toBe(PROJECT)
    })
  })
}
