import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diffContracts } from '../../src/diff/diff-contracts.js'
import { parseSnapshotText } from '../../src/diff/parse-snapshot.js'
import type { FindingClass } from '../../src/diff/rules/rule.js'
import type { Snapshot } from '../../src/diff/snapshot.js'

/** What was read in two releases by hand: a rule, its class, each place as `tool path`, and why it is right. */
interface Reading {
  readonly rule: string
  readonly class: FindingClass
  readonly at: readonly string[]
  readonly because: string
}

function snapshot(server: string, release: 'old' | 'new'): Snapshot {
  const file = new URL(`./published/${server}/${release}.json`, import.meta.url)
  return parseSnapshotText(readFileSync(file, 'utf8'), `${server} ${release}`)
}

/** The tools of both releases but some, each at a path. */
function allBut(server: string, left: readonly string[], path: string): string[] {
  const names = (snapshot(server, 'old').tools ?? []).map(({ name }) => name)
  return names.filter((name) => !left.includes(name)).map((name) => `${name} ${path}`)
}

const READINGS: Readonly<Record<string, readonly Reading[]>> = {
  filesystem: [
    {
      rule: 'ANNOTATION_WEAKENED',
      class: 'breaking',
      at: ['move_file /annotations'],
      because: 'destructiveHint was false and is true: a client that let it run unasked lets something destructive run',
    },
    {
      rule: 'OUTPUT_UNION_BRANCH_ADDED',
      class: 'breaking',
      at: ['read_media_file /outputSchema/properties/content/items'],
      because: 'a closed object {data, mimeType, type} became one of two: a file that is no image comes back as {resource, type}',
    },
    {
      rule: 'OUTPUT_ENUM_VALUE_REMOVED',
      class: 'additive',
      at: ['read_media_file /outputSchema/properties/content/items/properties/type'],
      because: 'such a file came back as type "blob" before; in the branch that stayed the value no longer occurs',
    },
    {
      rule: 'ANNOTATION_STRENGTHENED',
      class: 'additive',
      at: allBut('filesystem', [], '/annotations'),
      because: 'openWorldHint was absent, which means true, and is false for every tool',
    },
    {
      rule: 'DESCRIPTION_CHANGED',
      class: 'documentation',
      at: ['read_media_file /description'],
      because: 'it tells the new form of the result',
    },
  ],
  playwright: [
    {
      rule: 'INPUT_PROPERTY_REMOVED',
      class: 'breaking',
      at: ['browser_console_messages /inputSchema/properties/onlyErrors'],
      because: 'the arguments are closed, so that a call with onlyErrors is refused',
    },
    {
      rule: 'INPUT_PROPERTY_ADDED_OPTIONAL',
      class: 'additive',
      at: [
        'browser_console_messages /inputSchema/properties/level',
        'browser_network_requests /inputSchema/properties/includeStatic',
        'browser_snapshot /inputSchema/properties/filename',
      ],
      because: 'none is required',
    },
    { rule: 'TOOL_ADDED', class: 'additive', at: ['browser_run_code '], because: 'nobody calls it yet' },
  ],
  'chrome-devtools': [
    {
      rule: 'TOOL_REMOVED',
      class: 'breaking',
      at: ['take_memory_snapshot '],
      because: 'it is called take_heapsnapshot now and does not answer to its old name',
    },
    { rule: 'TOOL_ADDED', class: 'additive', at: ['take_heapsnapshot '], because: 'the other half of the rename' },
    {
      rule: 'INPUT_OBJECT_OPENED',
      class: 'additive',
      // list_pages was open before, and says so now: the same contract.
      at: allBut('chrome-devtools', ['list_pages', 'take_memory_snapshot'], '/inputSchema'),
      because: 'additionalProperties was false and is true',
    },
    {
      rule: 'INPUT_PROPERTY_ADDED_OPTIONAL',
      class: 'additive',
      at: [
        'emulate /inputSchema/properties/extraHttpHeaders',
        'evaluate_script /inputSchema/properties/filePath',
        'list_console_messages /inputSchema/properties/serviceWorkerId',
      ],
      because: 'none is required, and none was accepted before',
    },
    {
      rule: 'DESCRIPTION_CHANGED',
      class: 'documentation',
      at: ['emulate /inputSchema/properties/geolocation'],
      because: 'another way to write a place, which only the text tells',
    },
  ],
}

describe.each(Object.entries(READINGS))('two releases of %s', (server, readings) => {
  const [old, fresh] = [snapshot(server, 'old'), snapshot(server, 'new')]

  it('differ in what was read by hand, and in nothing else', () => {
    const report = diffContracts(old, fresh)
    const found = report.findings.map((finding) => `${finding.class} ${finding.rule} ${finding.tool} ${finding.path}`)
    const expected = readings.flatMap(({ rule, class: level, at }) => at.map((place) => `${level} ${rule} ${place}`))
    expect(found.sort()).toEqual(expected.sort())
    expect(report.class).toBe('breaking')
    expect(report.findings.filter(({ unproven }) => unproven)).toEqual([])
  })

  it('are each the same as themselves', () => {
    for (const release of [old, fresh])
      expect(diffContracts(release, structuredClone(release))).toEqual({ class: 'none', findings: [] })
  })
})
