import { setVersion } from '../release/set-version.js'
import { parseVersion } from '../release/version.js'
import { build, fail, type Output } from './build.js'

/** Gives the packages a version, wherever it stands, and generates what follows from it. */
export async function setVersionCommand(root: string, version: string, out: Output): Promise<number> {
  if (!parseVersion(version)) return fail(out, [`set-version: '${version}' is no version such as 1.2.0 or 1.2.0-alpha.1`])
  for (const path of setVersion(root, { package_version: version })) out.line(`changed ${path}`)
  return build(root, out)
}
