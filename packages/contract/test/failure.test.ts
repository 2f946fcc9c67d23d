import { expect, it } from 'vitest'
import { formatError } from '../src/failure.js'

it.each([
  [{ error: 'TIMEOUT', hint: 'No answer.' }, 'TIMEOUT: No answer.'],
  [
    { error: 'PRECONDITION_FAILED', hint: 'Open a scene.', required: 'active_scene' },
    'PRECONDITION_FAILED: Open a scene. [required=active_scene]',
  ],
  [
    { error: 'RESOURCE_NOT_FOUND', hint: 'No node.', suggestions: ['Player', 'a"b'] },
    'RESOURCE_NOT_FOUND: No node. [suggestions=["Player","a\\"b"]]',
  ],
  [
    { error: 'RESOURCE_NOT_FOUND', hint: 'No node.', required: 'node_exists', suggestions: ['Player'] },
    'RESOURCE_NOT_FOUND: No node. [required=node_exists] [suggestions=["Player"]]',
  ],
  [{ error: 'TIMEOUT', hint: 'No answer.', required: undefined, suggestions: [] }, 'TIMEOUT: No answer.'],
])('%j reads %s', (failure, text) => expect(formatError(failure)).toBe(text))
