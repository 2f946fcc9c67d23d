import { build, firstLine, isVerdict, runTest, toBuild } from './judge.mjs'

/**
 * Shows in a scratch copy that the test of an entry notices when the defence is gone. Resolves to why it does not, or null. `tested`: the test passes
 * with the defence in place, and is not asked again.
 */
export async function faultOf(entry, scratch, { env, tested }) {
  const what = toBuild(entry)
  const before = tested ? null : await withDefence(entry, scratch, what, env)
  if (before !== null) return `with the defence in place: ${before}`
  const putBack = scratch.exchange(entry, what)
  try {
    const broken = what === null ? null : await build(what, scratch.dir)
    if (broken !== null) return `without the defence it does not build:\n${broken}`
    const { failed, problem } = await runTest(entry, scratch.dir, env)
    if (problem !== null) return `without the defence: ${problem}`
    if (failed.length === 0) return 'nothing notices that the defence is gone: the test still passes'
    if (failed.some((message) => isVerdict(message, entry.test))) return null
    return `without the defence the test fails, but not by an assertion: ${firstLine(failed[0])}`
  } finally {
    putBack()
    if (what === 'all') await build(what, scratch.dir)
  }
}

/** Why a test says nothing about a defence that is in place, or null. The copy is as built as the checkout. */
async function withDefence(entry, scratch, what, env) {
  const broken = what === 'all' ? await build(what, scratch.dir) : null
  if (broken !== null) return broken
  const { passed, failed, problem } = await runTest(entry, scratch.dir, env)
  if (problem !== null) return problem
  if (failed.length > 0) return `the test fails: ${firstLine(failed[0])}`
  return passed === 0 ? 'no test ran' : null
}
