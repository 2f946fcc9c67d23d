import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HELP } from '../../src/cli/help.js'

const variables = [...HELP.matchAll(/^ {2}(GODOT_MCP_\w+)/gm)].map(([, name]) => name ?? '')

it.each(['README.md', 'packages/server/README.md'])('%s names every variable of the help, and no other', (page) => {
  const text = readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8')
  expect(variables.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  const named = [...text.matchAll(/`(GODOT_MCP_\w+)`/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !variables.includes(name))).toEqual([])
})
