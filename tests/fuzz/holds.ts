import fc from 'fast-check'

/** As much of a counterexample as a person reads. */
const SHOWN = 600

/** `fc.assert` whose message is no longer than what a person reads: a counterexample of a megabyte is repeated by its seed and path. */
export async function holds<T>(property: fc.IAsyncProperty<T>, parameters: fc.Parameters<T>): Promise<void> {
  const { failed, seed, counterexamplePath, counterexample, errorInstance } = await fc.check(property, parameters)
  if (!failed) return
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  const what = JSON.stringify(counterexample)
  throw new Error(`seed ${seed}, path ${counterexamplePath}: ${cut(why)}\nwith ${cut(what ?? 'no value')}`)
}

function cut(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}… (${text.length} characters)`
}
