/**
 * The demo's client script: what a program of yours could look like. It gets a connected client and builds a small scene.
 *
 * @param {import('@godot-mcp/client').Godot} godot
 * @param {(line: string) => void} say
 */
export async function buildAScene(godot, say) {
  const info = await godot.core.getServerInfo()
  say(`connected: server ${info.version}, contract ${info.contract_version}, Godot ${info.bridge.godot_version}`)

  const scene = await godot.sceneEdit.createScene({ root_type: 'Node2D', scene_path: 'res://demo.tscn' })
  say(`created the scene ${scene.scene_path}`)

  const player = { parent_path: '.', node_type: 'Sprite2D', node_name: 'Player' }
  const preview = await godot.sceneEdit.createNode({ ...player, dry_run: true })
  say(`preview: would create ${preview.node_path}, created=${preview.created}, would be saved=${preview.persisted}`)

  const created = await godot.sceneEdit.createNode(player)
  say(`created ${created.node_path}`)
  await godot.sceneEdit.createNode({ parent_path: created.node_path, node_type: 'Camera2D', node_name: 'Camera' })
  const moved = await godot.sceneEdit.setNodeProperty({
    node_path: created.node_path,
    property: 'position',
    value: { x: 120, y: 80 },
  })
  say(`moved it from ${JSON.stringify(moved.old_value)} to ${JSON.stringify(moved.value)}`)
  say(`the tree: ${await treeOf(godot)}`)

  const undone = await godot.core.undo({ count: 2 })
  say(`undid ${undone.actions.map((name) => `"${name}"`).join(' and ')}: ${await treeOf(godot)}`)
  const redone = await godot.core.redo({ count: 2 })
  say(`redid ${redone.actions.map((name) => `"${name}"`).join(' and ')}: ${await treeOf(godot)}`)

  const saved = await godot.sceneEdit.saveScene()
  say(`saved ${saved.path}, ${saved.not_saved_total} nodes could not be saved`)
  const read = await godot.inspection.getNodeProperty({ node_path: created.node_path, property: 'position' })
  say(`read back: position is ${JSON.stringify(read.value)}`)
}

/** The scene tree on one line: `Main(Player(Camera))`. */
async function treeOf(godot) {
  const show = ({ name, children }) => (children.length === 0 ? name : `${name}(${children.map(show).join(', ')})`)
  const { tree } = await godot.inspection.getSceneTree()
  return tree === null ? 'no scene is open' : show(tree)
}
