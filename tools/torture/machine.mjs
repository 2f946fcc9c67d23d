import { cpus, release, totalmem, type } from 'node:os'

/** What a run was made on, in words that name no host: processor, memory, system, Node, Godot. */
export function machine(godotVersion) {
  const all = cpus()
  const model = all[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor'
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  return `${model}, ${all.length} cores, ${memory} of memory; ${type()} ${release().split('-')[0]}; Node ${process.versions.node}; Godot ${godotVersion}`
}
