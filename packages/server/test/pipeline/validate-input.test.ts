import type { ValidateFunction, ValidationProblem } from '@godot-mcp/contract'
import { expect, it } from 'vitest'
import { validateInput } from '../../src/pipeline/validate-input.js'
import { failureThrown } from '../support/failure-of.js'

const SCHEMA = {
  type: 'object',
  properties: {
    node_path: { type: 'string', minLength: 1 },
    color: { anyOf: [{ type: 'string' }, { type: 'object', properties: { r: { type: 'number' } }, required: ['r'] }] },
    edits: { type: 'array', items: { type: 'object', properties: { x: { type: 'integer' } }, required: ['x'] } },
  },
}

/** A validator that finds what it is told to, as ajv words it. */
function finding(...problems: (Partial<ValidationProblem> & { keyword: string })[]): ValidateFunction {
  const validate: ValidateFunction = () => problems.length === 0
  validate.errors = problems.map((problem) => ({ instancePath: '', schemaPath: '', params: {}, ...problem }))
  return validate
}

it('hands back arguments that fit', () => {
  const args = { node_path: 'A' }
  expect(validateInput(args, SCHEMA, finding())).toBe(args)
})

it.each([
  [
    'a missing parameter',
    {},
    [{ keyword: 'required', params: { missingProperty: 'node_path' } }],
    'node_path: missing; needed: string, not empty',
  ],
  [
    'a parameter that is empty',
    { node_path: '' },
    [{ keyword: 'minLength', instancePath: '/node_path' }],
    'node_path: got ""; allowed: string, not empty',
  ],
  [
    'a value that fits none of several shapes, in one line',
    { color: { r: 'red' } },
    [
      { keyword: 'type', instancePath: '/color' },
      { keyword: 'type', instancePath: '/color/r' },
      { keyword: 'anyOf', instancePath: '/color' },
    ],
    'color: got {"r":"red"}; allowed: string or object with r',
  ],
  [
    'a value deep inside',
    { edits: [{ x: 1 }, { x: 'two' }] },
    [{ keyword: 'type', instancePath: '/edits/1/x' }],
    'edits.1.x: got "two"; allowed: integer',
  ],
  [
    'a member that is missing deep inside',
    { edits: [{}] },
    [{ keyword: 'required', instancePath: '/edits/0', params: { missingProperty: 'x' } }],
    'edits.0: lacks x',
  ],
  [
    'a member that is unknown deep inside',
    { edits: [{ x: 1, z: 2 }] },
    [{ keyword: 'additionalProperties', instancePath: '/edits/0', params: { additionalProperty: 'z' } }],
    'edits.0: unknown key "z"; allowed: object with x',
  ],
])('says in one line what is wrong with %s', (_case, args, problems, hint) => {
  expect(failureThrown(() => validateInput(args, SCHEMA, finding(...problems)))).toEqual({ error: 'VALIDATION_ERROR', hint })
})

it('suggests the parameter that an unknown one was meant to be', () => {
  const unknown = { keyword: 'additionalProperties', params: { additionalProperty: 'colour' } }
  expect(failureThrown(() => validateInput({ colour: 'red' }, SCHEMA, finding(unknown)))).toEqual({
    error: 'VALIDATION_ERROR',
    hint: 'colour: unknown parameter; did you mean color? valid: node_path, color, edits',
    suggestions: ['color'],
  })
})
