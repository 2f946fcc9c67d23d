import { FakeEditor } from '@godot-mcp/testing'
import type { Action, InteropClient, Json } from './clients/client.js'
import { behaviourOf, type Step } from './script.js'
import { InteropServer, type Way } from './server.js'

/** How long the log of the server may be behind, in milliseconds: less than the time after which a call ends by itself. */
const LOGGED_MS = 15_000

/** What came of a step: what the client has seen, and what the editor got. */
export interface Outcome {
  seen?: Json
  got?: Json
  error?: Error
}

/** The outcomes of a run, by step, and all that the server logged meanwhile. */
export interface Run {
  outcomes: Map<string, Outcome>
  log: string
}

/** Runs the script with one client. A step that goes wrong does not keep the others from running, but for the one that connects. */
export async function runScript(steps: readonly Step[], way: Way, makeClient: () => InteropClient): Promise<Run> {
  const outcomes = new Map<string, Outcome>()
  const server = await InteropServer.start(way)
  const client = makeClient()
  let editor: FakeEditor | null = null
  try {
    for (const step of steps) {
      try {
        const attaching: Promise<FakeEditor> | null =
          step.do === 'connect' ? FakeEditor.connect({ url: server.bridgeUrl, timeoutMs: 30_000 }) : null
        const { behaviour, held } = step.editor === undefined ? { behaviour: null, held: null } : behaviourOf(step.editor)
        if (step.editor !== undefined && behaviour !== null) editor?.when(step.editor.command, behaviour)
        const waitsFor = step.editor?.waits_for
        const seen = await client.do(actionOf(step, server), () => {
          if (waitsFor === 'progress') held?.release()
        })
        const got = step.editor === undefined ? undefined : (await editor?.received(step.editor.command))?.params
        editor = (await attaching) ?? editor
        if (step.logs !== undefined) await server.logged(step.logs, LOGGED_MS)
        outcomes.set(step.step, { seen, ...(got !== undefined && { got: got as Json }) })
      } catch (error) {
        outcomes.set(step.step, { error: error as Error })
        if (step.do === 'connect') break
      }
    }
    return { outcomes, log: server.log() }
  } finally {
    await client.end()
    await editor?.close()
    await server.close()
  }
}

function actionOf(step: Step, server: InteropServer): Action {
  const { do: what, tool, arguments: args, uri } = step
  // The data file has for each action the fields that it takes.
  return { do: what, ...(what.startsWith('connect') && { target: server.target }), tool, arguments: args, uri } as Action
}
