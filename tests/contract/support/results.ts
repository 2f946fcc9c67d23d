/** A scene tree that fits its result schema, told apart by the name of its root. */
export function treeNamed(name: string) {
  const tree = { name, type: 'Node2D', path: '.', script: null, children: [] }
  return { tree, truncated: false, hint: null, node_count: 1, returned: 1 }
}
