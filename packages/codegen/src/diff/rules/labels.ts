import { keyOf } from '../schema/json.js'
import type { Snapshot } from '../snapshot.js'
import type { Match } from './rule.js'
import { type SnapshotRule, uriOf } from './surface.js'

interface Labelled {
  readonly title?: string
  readonly description?: string
}

const label = (id: string, key: 'title' | 'description'): SnapshotRule => ({
  id,
  class: 'documentation',
  direction: 'both',
  area: 'surface',
  remedy: 'If the meaning moved, say so: that is breaking.',
  reason: 'Text for people and agents.',
  check: ({ old, fresh }): Match[] => {
    const before = labelled(old)
    return [...labelled(fresh)].flatMap(([path, is]) => {
      const was = before.get(path)
      return was && keyOf(was[key] ?? '') !== keyOf(is[key] ?? '')
        ? [{ path: `${path}/${key}`, message: `the ${key} changed` }]
        : []
    })
  },
})

/** The texts of toolsets, prompts and resources. Where one side gives bare names it says nothing of the texts. */
export const LABEL_RULES: readonly SnapshotRule[] = [label('DESCRIPTION_CHANGED', 'description'), label('TITLE_CHANGED', 'title')]

function labelled({ toolsets = [], prompts = [], resources = [] }: Snapshot): Map<string, Labelled> {
  const found = new Map<string, Labelled>()
  for (const toolset of toolsets) if (typeof toolset === 'object') found.set(`/toolsets/${toolset.name}`, toolset)
  for (const prompt of prompts) {
    found.set(`/prompts/${prompt.name}`, prompt)
    for (const argument of prompt.arguments ?? []) found.set(`/prompts/${prompt.name}/arguments/${argument.name}`, argument)
  }
  for (const resource of resources) if (typeof resource === 'object') found.set(`/resources/${uriOf(resource)}`, resource)
  return found
}
