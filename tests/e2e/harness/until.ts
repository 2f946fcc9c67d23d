import { setTimeout as pause } from 'node:timers/promises'

const STEP_MS = 50

/** Asks again and again until the answer is yes. Only for states that no event announces; bounded. */
export async function until(what: string, ask: () => boolean | Promise<boolean>, limitMs = 30_000): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error(`it did not come to be within ${limitMs} ms that ${what}`)
    await pause(STEP_MS)
  }
}
