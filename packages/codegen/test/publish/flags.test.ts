import { expect, it } from 'vitest'
import { allTools } from '../../src/model/contract.js'
import { publishTool } from '../../src/publish/publish-tool.js'
import { toy } from '../toy/toy-contract.js'

it('a published tool says what its safety class does not tell', () => {
  const { contract } = toy()
  const [tool] = allTools(contract)
  if (!tool) throw new Error('the toy has tools')
  expect(publishTool({ ...tool, flags: ['executes_code'] }, contract.shapes)._meta).toEqual({
    safety_class: 'read_only',
    toolset: 'core',
    flags: ['executes_code'],
  })
})
