@tool
extends RefCounted
## Something that a mutating tool is about to do. A handler validates, and returns one of these; runner.gd previews it
## or carries it out. So a preview and a run are the same thing up to the moment of the effect.

## Name of the undo step, as a person reads it in the editor.
var title: String = ""
## Result field that says whether the effect took place, for example "created".
var flag: String = ""
## What the result will say, as far as it is known before the effect. A preview answers with this.
var result: Dictionary = {}


## Completes [member result] with what only the engine can tell before the effect. Called for a preview only: a run
## reads the real thing back. Returns an empty dictionary, or the failed reply that the run would end with.
func predict() -> Dictionary:
	return {}


## Brings the effect about: first on the run, then again on every redo. Returns an empty dictionary, or a failed reply
## with nothing changed.
func apply() -> Dictionary:
	return {}


## Takes the effect back: on undo, and when [method read_back] is not satisfied.
func revert() -> void:
	pass


## Looks at what really happened. Returns result fields, which win over [member result], or a failed reply.
func read_back() -> Dictionary:
	return {}


## Puts the effect, already there, into the history of the scene whose root is [param root] as one undo step. A change
## that cannot be undone overrides this with nothing.
func register(undo_redo: EditorUndoRedoManager, root: Node) -> void:
	undo_redo.create_action(title, UndoRedo.MERGE_DISABLE, root)
	undo_redo.add_do_method(self, &"apply")
	undo_redo.add_undo_method(self, &"revert")
	_add_references(undo_redo)
	undo_redo.commit_action(false)


## Called after a [method revert] that ends the change for good: frees what only the change holds.
func discard() -> void:
	pass


## Tells the history which nodes die with the step: do-references with a redo that is dropped, undo-references with an
## undo that is.
func _add_references(_undo_redo: EditorUndoRedoManager) -> void:
	pass
