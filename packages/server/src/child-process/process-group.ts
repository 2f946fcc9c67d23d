import { type ChildProcess, spawn } from 'node:child_process'

const POSIX = process.platform !== 'win32'

/** Options under which a child leads a process group of its own, so that what it starts can be ended with it. */
export const OWN_GROUP = { detached: POSIX, windowsHide: true } as const

/** Ends a child and everything it has started, at once. Nothing happens where they are gone already. */
export function killGroup(pid: number): void {
  if (!POSIX) {
    spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true }).on('error', () => {})
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // No process of the group is left.
  }
}

/**
 * Has a group ended when this process is gone, however it went: a killed process cleans nothing up. A shell waits for the end of a pipe that
 * only this process holds. The returned function calls it off. Where there is no such shell nobody watches, and an orderly end has to do.
 */
export function watchGroup(pid: number): () => void {
  if (!POSIX) return () => {}
  const script = 'read -r _; kill -s KILL -- "-$1"'
  const watchdog: ChildProcess = spawn('/bin/sh', ['-c', script, 'watchdog', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watchdog.on('error', () => {})
  watchdog.stdin?.on('error', () => {})
  watchdog.unref()
  return () => void watchdog.kill('SIGKILL')
}
