import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Names, types, defaults and hints of tools as programs of the field know them from before this project. */
const ESTABLISHED = `${root}tests/fixtures/established-surface.json`

interface Report {
  class: string
  findings: { rule: string; class: string; tool?: string; path: string }[]
}

function diffWithOurs(): Report {
  const ours = `stdio:${process.execPath} packages/server/bin/godot-mcp.js`
  const told = execFileSync(
    process.execPath,
    ['packages/codegen/bin/godot-contract.js', 'diff', ESTABLISHED, ours, '--format', 'json'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GODOT_MCP_DEFAULT_TOOLSETS: 'all', GODOT_MCP_BRIDGE_URL: 'ws://127.0.0.1:0' },
    },
  )
  return JSON.parse(told) as Report
}

describe('a program made for the surface that the field knew before', () => {
  it('finds nothing broken in what the server lists', () => {
    const { class: verdict, findings } = diffWithOurs()
    expect(findings.filter((finding) => finding.class === 'breaking')).toEqual([])
    // It is not compared with itself: ours promises more.
    expect(verdict).toBe('additive')
  })
})
