/** Parts of a build stamp `YYYY.MM.DD[.N]` (also `v…` and `…-N`), or null where the text is none. */
function parts(version: string): number[] | null {
  const match = /^v?(\d{4})\.(\d{1,2})\.(\d{1,2})(?:[.-](\d+))?$/.exec(version.trim())
  return match === null ? null : match.slice(1).map((part) => Number(part ?? 0))
}

/** Negative where build `a` is older than build `b`, 0 where they are the same; null where either is no build stamp. */
export function compareBuilds(a: string, b: string): number | null {
  const [left, right] = [parts(a), parts(b)]
  if (left === null || right === null) return null
  const difference = left.map((part, index) => part - (right[index] ?? 0)).find((value) => value !== 0)
  return difference ?? 0
}

/** What to say when addon and server are of different builds; null when they agree or the addon's build is unknown. */
export function versionNotice(addon: string | null, server: string, projectPath: string | null): string | null {
  if (addon === null || addon === '' || addon === server) return null
  const order = compareBuilds(addon, server)
  const both = `The addon is build ${addon}, the server is build ${server}`
  if (order === null) return `${both}. Use the same build of both.`
  return order < 0
    ? `${both}: the addon is behind. Update it with \`${installCommand(projectPath)}\`, then restart the editor.`
    : `${both}: the server is behind. Update the server package, then restart it.`
}

/** The command that puts the addon of this server into a project. */
export function installCommand(projectPath: string | null): string {
  return `npx @godot-mcp/server install-addon ${projectPath === null || projectPath === '' ? 'PROJECT_DIR' : JSON.stringify(projectPath)}`
}
