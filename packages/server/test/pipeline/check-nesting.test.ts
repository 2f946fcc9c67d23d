import { expect, it } from 'vitest'
import { createProduct } from '../../src/index.js'
import { checkNesting } from '../../src/pipeline/check-nesting.js'
import { failureThrown } from '../support/failure-of.js'

/** Arguments of so many levels. */
const nested = (levels: number) => ({ property: JSON.parse('['.repeat(levels - 1) + ']'.repeat(levels - 1)) })

it('lets arguments through as deep as a command can carry them', () => {
  checkNesting({})
  checkNesting(nested(511))
  expect(failureThrown(() => checkNesting(nested(512)))).toEqual({
    error: 'VALIDATION_ERROR',
    hint: 'The arguments are nested deeper than 511 levels. Send less at once.',
  })
})

it.each(['info', 'debug'])('answers a call with arguments of any depth, at the log level %s', async (logLevel) => {
  const product = createProduct({ bridgeUrl: 'ws://127.0.0.1:0', logLevel })
  const args = { node_path: 'A', ...nested(200_000) }
  const { isError, content } = await product.callTool('godot_inspection_get_node_property', args)
  expect(isError).toBe(true)
  expect(JSON.stringify(content)).toContain('VALIDATION_ERROR: The arguments are nested')
  await product.close()
})
