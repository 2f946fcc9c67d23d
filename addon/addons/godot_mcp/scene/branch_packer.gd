@tool
extends RefCounted
## A branch of the edited scene as a scene of its own. The branch is packed where it stands, owned by its top for that
## moment: a copy would run the project's tool scripts and lose what copying does not carry over. Instances inside stay
## instances, with what this scene changed in them where they have Editable Children.


## The branch below [param top] packed, or null where the engine does not.
static func pack(top: Node) -> PackedScene:
	var owners: Dictionary[Node, Node] = _owners(top)
	# A name that is unique in this scene says nothing about the next one; below the top it stays inside the branch.
	var unique: Array[Node] = owners.keys().filter(func(node: Node) -> bool: return node.unique_name_in_owner)
	var top_is_unique: bool = top.unique_name_in_owner
	top.unique_name_in_owner = false
	for node: Node in owners:
		node.owner = top
	var packed: PackedScene = PackedScene.new()
	var error: Error = packed.pack(top)
	for node: Node in owners:
		node.owner = owners[node]
	for node: Node in unique:
		node.unique_name_in_owner = true
	top.unique_name_in_owner = top_is_unique
	return packed if error == OK else null


## Nodes that the new scene will have, those inside its instances included.
static func count(top: Node) -> int:
	var total: int = 0
	var pending: Array[Node] = [top]
	while not pending.is_empty():
		var node: Node = pending.pop_back()
		total += 1
		for child: Node in node.get_children():
			if child.owner != null:
				pending.append(child)
	return total


## The nodes below [param top] that something outside the branch owns, in tree order, and what that is.
static func _owners(top: Node) -> Dictionary[Node, Node]:
	var found: Dictionary[Node, Node] = {}
	var pending: Array[Node] = top.get_children()
	pending.reverse()
	while not pending.is_empty():
		var node: Node = pending.pop_back()
		var owner: Node = node.owner
		if owner != null and owner != top and not top.is_ancestor_of(owner):
			found[node] = owner
		var children: Array[Node] = node.get_children()
		children.reverse()
		pending.append_array(children)
	return found
