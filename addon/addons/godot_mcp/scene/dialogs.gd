@tool
extends RefCounted
## The editor reports some failures only in a dialog, which would stay open for a person who is not there.


## Dialogs of the editor that are open.
static func open() -> Array[AcceptDialog]:
	var found: Array[AcceptDialog] = []
	var editor: Control = EditorInterface.get_base_control()
	for holder: Node in [editor.get_tree().root, editor]:
		for child: Node in holder.get_children(true):
			var dialog: AcceptDialog = child as AcceptDialog
			if dialog != null and dialog.visible:
				found.append(dialog)
	return found


## Closes the dialogs that are open now and were not [param before]; returns what they said.
static func dismiss(before: Array[AcceptDialog]) -> String:
	var said: PackedStringArray = PackedStringArray()
	for dialog: AcceptDialog in open():
		if not before.has(dialog):
			said.append(dialog.dialog_text if not dialog.dialog_text.is_empty() else dialog.title)
			dialog.hide()
	return " ".join(said)
