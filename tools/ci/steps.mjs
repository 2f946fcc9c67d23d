/**
 * Every check of the project, in the order in which they run: cheap ones first, the real editor last.
 *
 * A step:
 * - `run` is a command line (program and arguments), found on PATH or in node_modules/.bin;
 * - `minutes` bounds it;
 * - `counts` says how its result is counted: `one` (the step is one check), `vitest` (its JSON report),
 *   `lines` (the last `N passed, N failed` line that it prints);
 * - `editor` marks what needs a Godot.
 */

const node = (...args) => [process.execPath, ...args]
const step = (group, name, minutes, run, counts = 'one') => ({ group, name, minutes, run, counts, editor: group === 'editor' })
const vitest = (group, name, minutes) => step(group, name, minutes, ['vitest', 'run', '--project', name], 'vitest')

/** Our own server with every toolset on, at no address that anybody dials. */
const OURS =
  'stdio:env GODOT_MCP_DEFAULT_TOOLSETS=all GODOT_MCP_BRIDGE_URL=ws://127.0.0.1:0 node packages/server/bin/godot-mcp.js'

/** @type {{group: string, name: string, minutes: number, run: string[], counts: 'one'|'vitest'|'lines', editor: boolean}[]} */
export const steps = [
  step('build', 'build', 8, ['turbo', 'run', 'build', '--output-logs=errors-only']),
  step('build', 'rebuild', 1, node('tools/ci/check-rebuild.mjs')),
  step('build', 'drift', 1, ['godot-contract', 'check']),
  step('build', 'round-trip', 2, ['godot-contract', 'round-trip']),
  step('build', 'gate', 2, ['godot-contract', 'gate', '--served', OURS]),
  step('build', 'public-api', 2, node('tools/public-api/report.mjs')),
  step('build', 'tree', 1, node('tools/ci/check-tree.mjs')),

  step('lint', 'biome', 2, ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']),
  step('lint', 'boundaries', 2, ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'tests', 'tools']),
  step('lint', 'dead-code', 2, ['knip', '--no-progress']),
  step('lint', 'repository', 1, node('tools/ci/check-repository.mjs')),
  step('lint', 'defences', 1, node('tools/defences/check.mjs')),
  step('lint', 'gdscript-style', 4, node('tools/gdscript/lint.mjs')),
  step('lint', 'godot-4.4', 4, node('tools/godot-4.4/check.mjs')),
  step('lint', 'godot-4.4-rules', 4, node('tools/godot-4.4/check.mjs', '--self-test'), 'lines'),

  step('tests', 'types', 4, ['tsc', '--noEmit', '-p', 'tests/tsconfig.json']),
  vitest('tests', 'unit', 10),
  vitest('tests', 'tools', 4),
  vitest('tests', 'contract', 10),
  vitest('tests', 'packaging', 8),
  vitest('tests', 'interop', 8),
  vitest('tests', 'soak', 4),
  step('tests', 'conformance', 8, ['tsx', 'tests/conformance/run.ts'], 'lines'),

  step('browser', 'chromium', 10, node('tools/chromium/find-chromium.mjs', '--install')),
  vitest('browser', 'attack', 6),

  step('editor', 'godot', 15, node('tools/godot/find-godot.mjs', '--install')),
  step('editor', 'gdscript', 5, node('tools/gdscript/test.mjs'), 'lines'),
  step('editor', 'gdscript-editor', 5, node('addon/tests/run_in_editor.mjs'), 'lines'),
  vitest('editor', 'addon', 10),
  vitest('editor', 'e2e', 18),
  vitest('editor', 'gui', 10),
  vitest('editor', 'chaos', 6),
  vitest('editor', 'fuzz', 10),
  step('editor', 'coverage', 1, ['tsx', 'tests/e2e/coverage-gate.ts']),
]
