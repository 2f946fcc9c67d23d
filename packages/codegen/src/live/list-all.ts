import { BadInput } from '../bad-input.js'

/** Asks the server for one page of a list: the answer as it came, `undefined` where the server has no such method. */
export type AskPage = (method: string, cursor: string | undefined) => Promise<unknown>

/**
 * Every entry of a list (`tools/list`, …), page after page; `undefined` where there is no such list.
 * A cursor that comes a second time would go on for ever, and is refused.
 */
export async function listAll(method: string, key: string, ask: AskPage): Promise<Record<string, unknown>[] | undefined> {
  const entries: Record<string, unknown>[] = []
  const cursors = new Set<string>()
  for (let cursor: string | undefined; ; ) {
    const answer = await ask(method, cursor)
    if (answer === undefined && cursor === undefined) return undefined
    const page = isRecord(answer) ? answer[key] : undefined
    if (!isRecord(answer) || !Array.isArray(page)) throw new BadInput(`its answer to ${method} holds no list '${key}'`)
    for (const entry of page) {
      if (!isRecord(entry)) throw new BadInput(`an entry of ${method} is no object`)
      entries.push(entry)
    }
    const next = answer['nextCursor']
    if (next === undefined || next === null) return entries
    if (typeof next !== 'string') throw new BadInput(`the cursor of ${method} is no text: ${JSON.stringify(next).slice(0, 60)}`)
    if (cursors.has(next)) throw new BadInput(`it repeats the cursor ${JSON.stringify(next.slice(0, 60))} of ${method}`)
    cursors.add(next)
    cursor = next
  }
}

/** Whether a value is an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
