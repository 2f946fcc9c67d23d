/** Where the list of defences stands for people to read. */
export const PAGE = 'docs/defences.md'

/** The page that lists every defence by area, with its code and its test. */
export function pageOf(entries) {
  const areas = [...new Set(entries.map(({ area }) => area))]
  const tables = areas.map((area) => {
    const rows = entries
      .filter((entry) => entry.area === area)
      .map(({ defence, file, test }) => row([upperFirst(defence), link(file), proof(test)]))
    return `## ${area}\n\n${row(['defence', 'code', 'test that fails without it'])}\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `<!-- Generated from tests/defences by \`npm run build\`. Do not edit. -->

# The defences

What keeps somebody out, or something from being lost, and the test that fails when that line of code is taken out: \`npm run defences\` takes each one out
in a copy of the tree and shows it. What they are for: [SECURITY.md](../SECURITY.md).

${tables.join('\n')}`
}

function proof(test) {
  if (test.command !== undefined) return `\`${test.command.join(' ')}\``
  return `${link(test.file)}: ${test.name}`
}

function link(path) {
  return `[${path.split('/').at(-1)}](../${path})`
}

function row(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('\n', ' ')).join(' | ')} |`
}

function upperFirst(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
