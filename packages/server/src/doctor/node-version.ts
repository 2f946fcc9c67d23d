import type { Finding } from './finding.js'

const OLDEST = 20

/** Whether this node is new enough; a server that does not start cannot say so itself. */
export function checkNode(version: string, program: string): Finding {
  const old = Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) < OLDEST
  return {
    check: 'node',
    state: old ? 'problem' : 'ok',
    summary: `${version} at ${program}`,
    way_out: old ? `Install Node ${OLDEST} or newer.` : null,
    details: { version, program },
  }
}
