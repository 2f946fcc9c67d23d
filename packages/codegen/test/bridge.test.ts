import { expect, it } from 'vitest'
import { contractDigest } from '../src/digest/digest.js'
import { generate } from '../src/generate.js'
import { TOY_HANDLERS, toy } from './toy/toy-contract.js'

const BRIDGE = {
  $schema: './meta/bridge.schema.json',
  url_variable: 'TOY_URL',
  token_variable: 'TOY_TOKEN',
  default_url: 'ws://127.0.0.1:1',
  probe_path: '/probe',
  max_frame_bytes: 2048,
  max_depth: 16,
  max_structures: 1000,
  replaced_word: 'replaced',
  refused_word: 'no',
}

it('what both ends of the bridge agree on becomes constants of both languages, and is part of the contract', async () => {
  const { contract } = toy({ 'bridge.json': BRIDGE })
  const files = await generate(contract, TOY_HANDLERS)
  expect(files.get('packages/contract/src/generated/bridge.ts')).toContain(`default_url: 'ws://127.0.0.1:1',
  probe_path: '/probe',
  max_frame_bytes: 2048,`)
  expect(files.get('addon/addons/godot_mcp/generated/bridge.gd')).toContain(`const DEFAULT_URL: String = "ws://127.0.0.1:1"
const PROBE_PATH: String = "/probe"
const MAX_FRAME_BYTES: int = 2048
`)
  expect(contractDigest(contract)).not.toBe(contractDigest(toy({ 'bridge.json': { ...BRIDGE, max_depth: 17 } }).contract))
})
