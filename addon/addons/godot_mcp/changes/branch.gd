@tool
extends RefCounted
## A node with all that is below it, which can be taken out of its scene and put back exactly. Removing a node clears
## the owner of every node below whose owner stays behind, and without it they are not saved any more.

const Subtree: GDScript = preload("../scene/subtree.gd")

var node: Node

var _parent: Node
var _index: int = -1
# Pairs node, owner; in tree order.
var _owners: Array[Array] = []


func _init(top: Node) -> void:
	node = top


## Nodes in the branch, its top included.
func size() -> int:
	return Subtree.count(node)


## Takes the branch out of its scene. False where it is in none.
func detach() -> bool:
	if not is_instance_valid(node) or node.get_parent() == null:
		return false
	_parent = node.get_parent()
	_index = node.get_index()
	_owners.clear()
	_remember_owners()
	_parent.remove_child(node)
	return true


## Puts the branch back where it was: parent, place among its siblings, owners. Signal connections, groups and unique
## names stay with the nodes by themselves.
func attach() -> void:
	if not is_instance_valid(node) or not is_instance_valid(_parent):
		return
	_parent.add_child(node, true)
	_parent.move_child(node, _index)
	own_again()


## Gives every node of the branch the owner it had before [method detach], where that is above it.
func own_again() -> void:
	for pair: Array in _owners:
		if is_instance_valid(pair[0]) and is_instance_valid(pair[1]):
			var owner: Node = pair[1]
			if owner.is_ancestor_of(pair[0]):
				(pair[0] as Node).owner = owner


func _remember_owners() -> void:
	var outside: Dictionary[Node, bool] = {}
	var pending: Array[Node] = [node]
	while not pending.is_empty():
		var current: Node = pending.pop_back()
		var owner: Node = current.owner
		if owner != null:
			if not outside.has(owner):
				outside[owner] = owner != node and not node.is_ancestor_of(owner)
			if outside[owner]:
				_owners.append([current, owner])
		var children: Array[Node] = current.get_children(true)
		children.reverse()
		pending.append_array(children)
