/** The GDScript tools from PyPI. */
import { environmentProgram } from '../python/environment.mjs'

/** Absolute path of a program of the GDScript tools (`gdformat`, `gdlint`, `python`). */
export function toolkitProgram(name) {
  return environmentProgram('gdtoolkit', 'tools/gdscript/requirements.txt', name)
}
