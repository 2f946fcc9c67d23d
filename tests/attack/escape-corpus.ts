import { readFileSync } from 'node:fs'

interface Rules {
  max_length: number
  rules: { examples: string[] }[]
  allowed: string[]
}

const rules = JSON.parse(readFileSync(new URL('../../schemas/paths.json', import.meta.url), 'utf8')) as Rules

/** Texts that are no path inside a project, whatever is on the disk: what the contract's rules name, and what no rule can name. */
export const NO_PATHS: readonly string[] = [
  ...rules.rules.flatMap(({ examples }) => examples),
  `res://${'a/'.repeat(2500)}`,
  `res://${'../'.repeat(40)}etc/passwd`,
  'res://a\ud800.tscn',
  'res://\udc00/a.tscn',
  '\\\\?\\C:\\a.tscn',
  '\\\\.\\pipe\\a',
  '//?/C:/a.tscn',
  'C:a.tscn',
  'res://\u00c0\u00ae\u00c0\u00ae/../../a.tscn',
  'http://127.0.0.1/a.tscn',
  'godot://scene/tree',
  'uid://',
  '~/a.tscn',
  '$HOME/a.tscn',
  '.',
  '..',
  '/',
]
