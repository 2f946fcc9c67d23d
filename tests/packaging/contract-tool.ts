import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Installed, packAndInstall, repository } from './installed.js'

const TOY = join(repository, 'packages/client/test/toy-server.mjs')
const tool = (type: string): string =>
  JSON.stringify({ tools: [{ name: 'search', inputSchema: { type: 'object', properties: { limit: { type } } } }] })

/** The contract tool by itself, as somebody has it who has an MCP server and no Godot. */
export function describeContractTool(): void {
  describe('the contract tool, installed alone', () => {
    let alone: Installed
    beforeAll(() => {
      alone = packAndInstall(['codegen'])
      alone.write('old.json', tool('number'))
      alone.write('new.json', tool('integer'))
    })
    afterAll(() => alone?.remove())

    const npx = (...args: string[]): string => alone.run('npx', ['--offline', '@godot-mcp/codegen', ...args])

    it('brings nothing of ours along, and no compiler', () => {
      const modules = join(alone.folder, 'node_modules')
      expect(readdirSync(join(modules, '@godot-mcp'))).toEqual(['codegen'])
      expect(existsSync(join(modules, 'typescript'))).toBe(false)
    })

    it('compares two files', () => {
      expect(JSON.parse(npx('diff', 'old.json', 'new.json', '--format', 'json'))).toMatchObject({
        class: 'breaking',
        findings: [{ rule: 'INPUT_TYPE_NARROWED', tool: 'search' }],
      })
      expect(() => npx('diff', 'old.json', 'new.json', '--fail-on', 'breaking')).toThrow('INPUT_TYPE_NARROWED')
      expect(npx('diff', 'old.json', 'old.json', '--fail-on', 'additive')).not.toContain('INPUT')
    })

    it('takes a snapshot of a running server', () => {
      expect(JSON.parse(npx('snapshot', `stdio:'${process.execPath}' '${TOY}'`))).toEqual({
        server: 'toy',
        version: '1.0.0',
        tools: [],
      })
    })

    it('locks a use that is listed by hand, and verifies it', () => {
      alone.write('uses.json', '{ "tools": { "search": { "params": ["limit"] } } }')
      npx('lock', '--from', 'old.json', '--uses', 'uses.json')
      expect(npx('verify')).toContain('nothing that is used of old.json has broken')
      expect(() => npx('verify', '--against', 'new.json')).toThrow('INPUT_TYPE_NARROWED')
    })

    it('writes a client that runs as it is', () => {
      npx('client', '--from', 'old.json', '-o', 'search-client')
      alone.write('program.mjs', "import { connect } from './search-client/index.js'\nconsole.log(typeof connect)\n")
      expect(alone.run(process.execPath, ['program.mjs']).trim()).toBe('function')
    })
  })
}
