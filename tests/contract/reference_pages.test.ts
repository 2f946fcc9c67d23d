import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contractTools } from '../e2e/harness/contract-tools.js'

const page = (toolset: string) => readFileSync(new URL(`../../docs/reference/${toolset}.md`, import.meta.url), 'utf8')
const toolsetOf = (name: string) => /^godot_(inspection|scene_edit)_/.exec(name)?.[1] ?? 'core'

/** The part of the reference about one tool, from its heading to the next. */
function section(name: string): string {
  const [, text = ''] = page(toolsetOf(name)).split(`\n## ${name}\n`)
  return text.split('\n## ')[0] ?? ''
}
const fact = (text: string, title: string) => new RegExp(`^- ${title}: (.+)$`, 'm').exec(text)?.[1]

describe.each(contractTools())('the reference of $name', ({ name, safety, errors }) => {
  const text = section(name)

  it('says how safe it is, what undo does, what reaches the disk and when, and what a preview shows', () => {
    expect(fact(text, 'Safety')).toMatch(new RegExp(`^\`${safety}\`: .`))
    expect(fact(text, 'Undo')).toMatch(/^(one step in .+ history\.|nothing to undo\.|not undoable\.)$/)
    expect(fact(text, 'On disk')).toMatch(/\.$/)
    const changes = safety === 'mutating' || safety === 'destructive'
    expect(fact(text, '`dry_run`')).toMatch(changes ? /^(?!not offered).+\.$/ : /^not offered/)
  })

  it('lists every error with what to do about it', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| [`'))
    const seen = rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    for (const { code, required = '', when } of errors) {
      expect(seen).toContainEqual([
        '',
        expect.stringContaining(`\`${code}\``),
        required && `\`${required}\``,
        when,
        expect.any(String),
        '',
      ])
    }
    expect(seen.filter(([, , , , remedy]) => !remedy)).toEqual([])
    expect(seen.length).toBeGreaterThan(0)
  })

  it('shows a call and its result', () => {
    const blocks = [...text.matchAll(/```json\n([\s\S]+?)\n```/g)].map(([, json = '']) => JSON.parse(json) as unknown)
    expect(blocks.length).toBeGreaterThanOrEqual(2)
  })
})
