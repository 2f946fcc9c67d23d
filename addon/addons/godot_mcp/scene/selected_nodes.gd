@tool
extends RefCounted
## The selection of the editor's scene dock.


## The selected nodes of the scene below [param root], in the order in which they were selected.
static func of(root: Node) -> Array[Node]:
	var found: Array[Node] = []
	for node: Node in EditorInterface.get_selection().get_selected_nodes():
		if node == root or root.is_ancestor_of(node):
			found.append(node)
	return found


## Selects [param nodes] in place of what is selected.
static func select(nodes: Array[Node]) -> void:
	var selection: EditorSelection = EditorInterface.get_selection()
	selection.clear()
	for node: Node in nodes:
		selection.add_node(node)
