import { allTools, type Contract, type Tool } from '../model/contract.js'
import { mdFile } from './file.js'

/** `safety.md`: what each tool may do, and which setting of the server takes it away. */
export function safetyPage(contract: Contract): string {
  const tools = allTools(contract)
  const running = tools.filter(({ executes }) => executes !== undefined)
  return mdFile(
    '# Safety of the tools',
    'From the class and the flags of each tool follows with which `GODOT_MCP_SAFETY` it is offered, and whether a person is asked before it runs, where approval is on. A preview (`dry_run`) never asks.',
    [
      '| tool | class | offered with | asks | writes files |',
      '| --- | --- | --- | --- | --- |',
      ...tools.map(
        (tool) =>
          `| ${link(tool)} | \`${tool.safety}\` | ${OFFERED[tool.profile]} | ${tool.asksApproval ? 'yes' : ''} | ${tool.flags.includes('writes_disk') ? 'yes' : ''} |`,
      ),
    ].join('\n'),
    '## Tools that can make code run',
    running.length === 0
      ? 'There are none.'
      : 'They carry `executes_code` in `_meta.flags`, and `GODOT_MCP_CODE_EXECUTION=off` takes them away, whatever the profile.',
    running.length === 0
      ? ''
      : ['| tool | which code |', '| --- | --- |', ...running.map((tool) => `| ${link(tool)} | ${tool.executes} |`)].join('\n'),
  )
}

const OFFERED: Record<Tool['profile'], string> = {
  read_only: 'every profile',
  no_destructive: '`no_destructive`, `full`',
  full: '`full`',
}

function link({ name, toolset }: Tool): string {
  return `[\`${name}\`](${toolset}.md#${name})`
}
