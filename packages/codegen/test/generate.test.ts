import { describe, expect, it } from 'vitest'
import { generate } from '../src/generate.js'
import { plainTool, set, TOY, TOY_HANDLERS, toy } from './toy/toy-contract.js'

const filesOf = (options = {}): Promise<Map<string, string>> => generate(toy({}, options).contract, TOY_HANDLERS)

describe('generated files', () => {
  it('are these', async () => {
    expect([...(await filesOf()).keys()].sort()).toMatchInlineSnapshot(`
      [
        "addon/addons/godot_mcp/generated/bridge.gd",
        "addon/addons/godot_mcp/generated/commands.gd",
        "addon/addons/godot_mcp/generated/contract.gd",
        "addon/addons/godot_mcp/generated/error_codes.gd",
        "addon/addons/godot_mcp/generated/path_rules.gd",
        "addon/addons/godot_mcp/generated/required_tokens.gd",
        "addon/addons/godot_mcp/plugin.cfg",
        "docs/reference/README.md",
        "docs/reference/core.md",
        "docs/reference/deprecations.md",
        "docs/reference/errors.md",
        "docs/reference/safety.md",
        "docs/reference/scene.md",
        "docs/reference/values.md",
        "packages/contract/src/generated/bridge.ts",
        "packages/contract/src/generated/commands.ts",
        "packages/contract/src/generated/contract.ts",
        "packages/contract/src/generated/descriptors/core.ts",
        "packages/contract/src/generated/descriptors/scene.ts",
        "packages/contract/src/generated/errors.ts",
        "packages/contract/src/generated/examples.ts",
        "packages/contract/src/generated/examples/core.ts",
        "packages/contract/src/generated/examples/scene.ts",
        "packages/contract/src/generated/paths.ts",
        "packages/contract/src/generated/published.ts",
        "packages/contract/src/generated/published/core.ts",
        "packages/contract/src/generated/published/scene.ts",
        "packages/contract/src/generated/resources.ts",
        "packages/contract/src/generated/tools.ts",
        "packages/contract/src/generated/toolsets.ts",
        "packages/contract/src/generated/types/core.ts",
        "packages/contract/src/generated/types/scene.ts",
        "packages/contract/src/generated/values.ts",
        "packages/contract/src/generated/wide.ts",
        "packages/contract/src/generated/wide/core.ts",
        "packages/contract/src/generated/wide/scene.ts",
        "packages/server/src/generated/chunks.ts",
        "packages/server/src/generated/handlers.ts",
      ]
    `)
  })

  it('are the same bytes whatever the order in which files are read', async () => {
    expect([...(await filesOf({ reversed: true }))]).toEqual([...(await filesOf())])
  })

  it('say on their first line what they are and how they are made', async () => {
    for (const [path, text] of await filesOf())
      expect(text.split('\n')[0], path).toContain('Generated from schemas/ by `godot-contract build`. Do not edit.')
  })

  it('change only where their toolset does when a tool is added', async () => {
    const before = await filesOf()
    const after = await generate(toy({ 'tools/core/wave.json': plainTool('godot_wave') }).contract, TOY_HANDLERS)
    const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
    expect(changed.filter((path) => path.includes('scene'))).toEqual([])
  })
})

describe('the table of the addon', () => {
  it('has what the router asks for, and an empty entry for each command of the bridge', async () => {
    expect((await filesOf()).get('addon/addons/godot_mcp/generated/commands.gd')).toMatchInlineSnapshot(`
      "# Generated from schemas/ by \`godot-contract build\`. Do not edit.
      extends RefCounted

      const COMMANDS: Dictionary = {
      	"cmd_ping": {},
      	"cmd_scene_get_tree":
      	{
      		"toolset": "scene",
      		"safety": "read_only",
      		"script": "toolsets/scene.gd",
      		"handler": "cmd_get_tree",
      		"requires": [],
      		"undo": "none",
      	},
      	"cmd_scene_move":
      	{
      		"toolset": "scene",
      		"safety": "mutating",
      		"script": "toolsets/scene.gd",
      		"handler": "cmd_move",
      		"requires": ["node_exists"],
      		"undo": "scene",
      	},
      }
      "
    `)
  })

  it('has the handler of a queued command too', async () => {
    const command = {
      ...TOY['commands/ping.json'],
      name: 'cmd_read_all',
      queued: true,
      requires: ['node_exists'],
    }
    const handler = {
      runs: 'wire',
      toolset: '',
      action: 'read_all',
      file: 'addon/addons/godot_mcp/commands/read_all.gd',
      symbol: 'cmd_read_all',
    } as const
    const files = await generate(toy({ 'commands/read_all.json': command }).contract, [...TOY_HANDLERS, handler])
    expect(files.get('addon/addons/godot_mcp/generated/commands.gd')).toContain(
      [
        '\t"cmd_read_all":',
        '\t{',
        '\t\t"safety": "read_only",',
        '\t\t"script": "commands/read_all.gd",',
        '\t\t"handler": "cmd_read_all",',
        '\t\t"requires": ["node_exists"],',
        '\t\t"undo": "none",',
        '\t},',
      ].join('\n'),
    )
  })

  it('has the numbers', async () => {
    const digest = /CONTRACT_DIGEST = '(sha256:\w+)'/.exec(
      (await filesOf()).get('packages/contract/src/generated/contract.ts') ?? '',
    )?.[1]
    expect((await filesOf()).get('addon/addons/godot_mcp/generated/contract.gd')).toBe(
      [
        '# Generated from schemas/ by `godot-contract build`. Do not edit.',
        'extends RefCounted',
        '',
        'const CONTRACT_VERSION: int = 1',
        'const MIN_COMPATIBLE_CONTRACT: int = 1',
        'const VERSION: String = "2030.01.02"',
        'const PACKAGE_VERSION: String = "1.2.3"',
        `const CONTRACT_DIGEST: String = "${digest}"`,
        '',
      ].join('\n'),
    )
  })
})

describe('the registry of the server', () => {
  it('imports each handler from where it was found', async () => {
    expect((await filesOf()).get('packages/server/src/generated/handlers.ts')).toContain(
      [
        "import { greet } from '../tools/core/greet.js'",
        '',
        '/** Handlers of the tools that run in the server, by tool. */',
        'export const handlers = {',
        '  godot_greet: greet,',
        '} as const',
      ].join('\n'),
    )
  })
})

describe('a tool that goes by other names, or will go', () => {
  const aliases = ['godot_salute']
  const deprecated = { since: '1.2.0', replacement: 'godot_scene_move' }
  const changed = toy(set('tools/core/greet.json', '/aliases', aliases))
  const leaving = toy(set('tools/core/greet.json', '/deprecated', deprecated))
  const textOf = async ({ contract }: typeof changed, path: string) => (await generate(contract, TOY_HANDLERS)).get(path) ?? ''

  it('is listed once, by its own name', async () => {
    expect(await textOf(changed, 'packages/contract/src/generated/published/core.ts')).not.toContain('godot_salute')
  })

  it('is found by a server under the others', async () => {
    expect(await textOf(changed, 'packages/contract/src/generated/descriptors/core.ts')).toContain("aliases: ['godot_salute']")
    expect(await textOf(leaving, 'packages/contract/src/generated/descriptors/core.ts')).toContain(
      '@deprecated since 1.2.0: use godot_scene_move.',
    )
  })

  it('says so on its reference page', async () => {
    expect(await textOf(changed, 'docs/reference/core.md')).toContain(
      '- Former names: `godot_salute`: not listed, answer alike and say so.',
    )
    expect(await textOf(leaving, 'docs/reference/core.md')).toContain('- Deprecated: since 1.2.0; use `godot_scene_move`.')
  })

  it('keeps its names among its promises', async () => {
    const digestOf = async (which: typeof changed) => textOf(which, 'addon/addons/godot_mcp/generated/contract.gd')
    expect(await digestOf(changed)).not.toBe(await digestOf(toy()))
  })
})

describe('the reference page of a tool', () => {
  it('says what an agent or a person has to know before calling it', async () => {
    expect((await filesOf()).get('docs/reference/scene.md')?.split('## godot_scene_move')[1]).toMatchInlineSnapshot(`
      "

      Move a node.

      - Safety: \`mutating\`: changes the project or the editor.
      - Runs in: the editor
      - Offered with: \`GODOT_MCP_SAFETY\` \`no_destructive\` and \`full\`. Asks a person first, where approval is on.
      - Undo: one step in the scene's history.
      - On disk: With the next save.
      - \`dry_run\`: checks everything and changes nothing; the result has the values that a run would give, and a field that says something was done is false.
      - Needs: \`node_exists\`

      ### Parameters

      | parameter | type | required | |
      | --- | --- | --- | --- |
      | \`to\` | [Vector2](values.md#vector2) | yes | Where to. |
      | \`from\` | [Vector2](values.md#vector2) | no | Where from. |
      | \`note\` | string or null | no | A note. Default: \`null\`. |
      | \`meta\` | [AnyValue](values.md#anyvalue) | no | Anything. |
      | \`dry_run\` | boolean | no | true: change nothing, only say what would be. Default: \`false\`. |

      ### Result

      | field | type | always present | |
      | --- | --- | --- | --- |
      | \`at\` | [Vector2](values.md#vector2) | yes |  |
      | \`old\` | [AnyValue](values.md#anyvalue) | yes |  |
      | \`dry_run\` | boolean | yes | true for a preview: nothing was changed. |
      | \`persisted\` | boolean or null | yes |  |

      ### Errors

      | code | \`required\` | when | what to do |
      | --- | --- | --- | --- |
      | [\`NOT_FOUND\`](errors.md#not_found) | \`node_exists\` | there is no node | Read the tree. |
      | [\`VALIDATION_ERROR\`](errors.md#validation_error) |  | an argument is missing, unknown or of the wrong kind | Correct it. |

      ### Examples

      To the right:

      \`\`\`json
      {
        "to": {
          "x": 1,
          "y": 0
        }
      }
      \`\`\`

      gives

      \`\`\`json
      {
        "at": {
          "x": 1,
          "y": 0
        },
        "old": null,
        "persisted": true,
        "dry_run": false
      }
      \`\`\`
      "
    `)
  })
})
