import { describe, expect, it } from 'vitest'
import { disablePlugin, enablePlugin } from '../../src/addon-install/plugin-setting.js'

const OURS = '"res://addons/godot_mcp/plugin.cfg"'
const OTHER = '"res://addons/other/plugin.cfg"'

/** Project files as Godot and people write them, and what enabling makes of them. */
const CASES: [string, string, string][] = [
  [
    'without the section',
    'config_version=5\n\n[application]\n\nconfig/name="Game"\n',
    `config_version=5\n\n[application]\n\nconfig/name="Game"\n\n[editor_plugins]\nenabled=PackedStringArray(${OURS})\n`,
  ],
  ['without a last line end', 'config_version=5', `config_version=5\n\n[editor_plugins]\nenabled=PackedStringArray(${OURS})`],
  ['that is empty', '', `\n\n[editor_plugins]\nenabled=PackedStringArray(${OURS})`],
  [
    'that ends in empty lines',
    'config_version=5\n\n\n',
    `config_version=5\n\n\n\n[editor_plugins]\nenabled=PackedStringArray(${OURS})\n`,
  ],
  [
    'with another plugin',
    `[editor_plugins]\n\nenabled=PackedStringArray(${OTHER})\n\n[rendering]\n\na=1\n`,
    `[editor_plugins]\n\nenabled=PackedStringArray(${OTHER}, ${OURS})\n\n[rendering]\n\na=1\n`,
  ],
  [
    'with an empty list',
    '[editor_plugins]\n\nenabled=PackedStringArray()\n',
    `[editor_plugins]\n\nenabled=PackedStringArray(${OURS})\n`,
  ],
  [
    'with a list over several lines',
    `[editor_plugins]\n\nenabled=PackedStringArray(\n\t${OTHER}\n)\nother=1\n`,
    `[editor_plugins]\n\nenabled=PackedStringArray(\n\t${OTHER}\n, ${OURS})\nother=1\n`,
  ],
  ['with a plain array', `[editor_plugins]\n\nenabled=[${OTHER}]\n`, `[editor_plugins]\n\nenabled=[${OTHER}, ${OURS}]\n`],
  [
    'with the section and no list',
    '[editor_plugins]\n\nsomething=1\n',
    `[editor_plugins]\nenabled=PackedStringArray(${OURS})\n\nsomething=1\n`,
  ],
  [
    'with Windows line ends',
    '; comment\r\n\r\n[application]\r\n\r\nconfig/name="Game"\r\n',
    `; comment\r\n\r\n[application]\r\n\r\nconfig/name="Game"\r\n\r\n[editor_plugins]\r\nenabled=PackedStringArray(${OURS})\r\n`,
  ],
  [
    'with the section’s name inside a text',
    'a="one\n[editor_plugins]\nenabled=PackedStringArray()\n\\"two\\""\n[editor_plugins]\n\nenabled=PackedStringArray()\n',
    `a="one\n[editor_plugins]\nenabled=PackedStringArray()\n\\"two\\""\n[editor_plugins]\n\nenabled=PackedStringArray(${OURS})\n`,
  ],
  [
    'with brackets inside a value',
    'input={\n"deadzone": 0.5,\n"events": [Object(InputEventKey,"a":[1])]\n}\n; [editor_plugins]\n',
    `input={\n"deadzone": 0.5,\n"events": [Object(InputEventKey,"a":[1])]\n}\n; [editor_plugins]\n\n[editor_plugins]\nenabled=PackedStringArray(${OURS})\n`,
  ],
  [
    'with the key in another section',
    '[debug]\n\nenabled=true\n',
    `[debug]\n\nenabled=true\n\n[editor_plugins]\nenabled=PackedStringArray(${OURS})\n`,
  ],
]

describe('a project file', () => {
  it.each(CASES)('%s is changed in that one place', (_case, before, after) => {
    expect(enablePlugin(before)).toBe(after)
  })

  it.each(CASES)('%s is not changed a second time', (_case, _before, after) => {
    expect(enablePlugin(after)).toBe(after)
  })

  it.each(CASES)('%s gets its old bytes back', (_case, before, after) => {
    expect(disablePlugin(after)).toBe(before)
  })

  it.each(CASES)('%s has nothing of ours to take out', (_case, before) => {
    expect(disablePlugin(before)).toBe(before)
  })
})

it.each([
  ['first', `enabled=PackedStringArray(${OURS}, ${OTHER})`, `enabled=PackedStringArray(${OTHER})`],
  ['last', `enabled=PackedStringArray(${OTHER}, ${OURS})`, `enabled=PackedStringArray(${OTHER})`],
  ['between others', `enabled=PackedStringArray(${OTHER}, ${OURS}, ${OTHER})`, `enabled=PackedStringArray(${OTHER}, ${OTHER})`],
])('our plugin is taken out of a list where it is %s', (_case, before, after) => {
  expect(disablePlugin(`[editor_plugins]\n\n${before}\n`)).toBe(`[editor_plugins]\n\n${after}\n`)
})

it('a list that cannot be read stops the whole', () => {
  expect(() => enablePlugin('[editor_plugins]\n\nenabled=PoolStringArray( "a" )\n')).toThrow(
    'project.godot: cannot read enabled in [editor_plugins]: PoolStringArray( "a" )',
  )
})
