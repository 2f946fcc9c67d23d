/** Ends a program and all that it has started in its process group. */
export function endGroup(child) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error // ESRCH: the whole group has ended by itself
  }
}
