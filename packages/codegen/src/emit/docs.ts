import type { Contract, Toolset } from '../model/contract.js'
import { byText } from '../model/names.js'
import type { Shapes } from '../schema/shapes.js'
import { rows, table, typeText } from './docs-schema.js'
import { toolSection } from './docs-tool.js'
import { mdFile } from './file.js'

/** `README.md`: every tool with a link. */
export function indexPage(contract: Contract): string {
  const { numbers, toolsets, bundles, resources } = contract
  return mdFile(
    '# Tool reference',
    `Contract ${numbers.contractVersion}, oldest client contract served ${numbers.minCompatibleContract}. See also [what each tool may do](safety.md), [error codes](errors.md), [value shapes](values.md) and [deprecations](deprecations.md).`,
    ...toolsets.map(
      ({ name, title, description, default: on, tools }) =>
        `## [${title}](${name}.md)\n\n${description} ${on ? 'Enabled at start.' : `Enable it with \`godot_enable_toolset\` and category \`${name}\`.`}\n\n${[
          '| tool | safety | |',
          '| --- | --- | --- |',
          ...tools.map(
            (tool) =>
              `| [\`${tool.name}\`](${name}.md#${tool.name}) | \`${tool.safety}\` | ${tool.description.split(/(?<=\.)\s/)[0]} |`,
          ),
        ].join('\n')}`,
    ),
    bundles.length === 0
      ? ''
      : `## Bundles\n\n${bundles.map(({ name, description, toolsets: members }) => `- \`${name}\`: ${description} (${members.map((member) => `\`${member}\``).join(', ')})`).join('\n')}`,
    resources.length === 0
      ? ''
      : `## Resources\n\n${resources.map(({ uri, uriTemplate, description, tool }) => `- \`${uri ?? uriTemplate}\`: ${description} Same as \`${tool}\`.`).join('\n')}`,
  )
}

/** `<toolset>.md`: the tools of a toolset. */
export function toolsetPage(toolset: Toolset, contract: Contract): string {
  const { title, description, minGodot, tools } = toolset
  return mdFile(
    `# ${title}`,
    description + (minGodot === null ? '' : ` Needs Godot ${minGodot} or newer.`),
    tools.map((tool) => `- [\`${tool.name}\`](#${tool.name})`).join('\n'),
    ...tools.map((tool) => toolSection(tool, contract)),
  )
}

/** `errors.md`: codes and tokens, with the way out. */
export function errorsPage({ codes, tokens }: Contract): string {
  return mdFile(
    '# Errors',
    'A failed call has `isError: true`, the text `CODE: hint [required=token] [suggestions=[...]]`, and the same as data under `_meta["godot_mcp/error"]`. Both lists may grow: treat a code you do not know as a failure with a hint.',
    '## Codes',
    ...codes.map(
      ({ code, meaning, remedy, wireOnly }) =>
        `### ${code}\n\n${meaning}\n\nWhat to do: ${remedy}${wireOnly ? '\n\nOnly on the wire between server and addon.' : ''}`,
    ),
    `## Required tokens\n\n${['| token | meaning | what to do |', '| --- | --- | --- |', ...tokens.map(({ token, meaning, remedy }) => `| \`${token}\` | ${meaning} | ${remedy} |`)].join('\n')}`,
  )
}

/** `values.md`: the JSON shapes of Godot's types, and what results share. */
export function valuesPage({ shapes }: Contract): string {
  const named = (kind: string): string[] =>
    [...shapes.values()]
      .filter((shape) => shape.kind === kind)
      .map(({ name }) => name)
      .sort(byText)
  const forms = [...shapes.values()].filter(({ kind }) => kind === 'value').sort((a, b) => byText(a.name, b.name))
  return mdFile(
    '# Value shapes',
    'How values of the engine are written as JSON. Reading and writing agree: what a read returns, a write accepts.',
    [
      '| shape | JSON |',
      '| --- | --- |',
      ...forms.map(({ name, schema }) => `| [${name}](#${name.toLowerCase()}) | ${typeText(schema, shapes)} |`),
    ].join('\n'),
    ...named('value').map((name) => shapeSection(name, shapes)),
    '# Parts that results share',
    ...named('result').map((name) => shapeSection(name, shapes)),
  )
}

function shapeSection(name: string, shapes: Shapes): string {
  const shape = [...shapes.values()].find((candidate) => candidate.name === name)
  if (!shape) return ''
  const { schema } = shape
  const list = rows(schema, shapes)
  return [
    `## ${name}`,
    schema.description ?? '',
    list.length > 0 ? table(list, 'field', 'always present') : '',
    `\`\`\`json\n${(schema.examples ?? []).map((example) => JSON.stringify(example)).join('\n')}\n\`\`\``,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
