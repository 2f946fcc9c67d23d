extends "res://tests/test_case.gd"

const ProjectPath: GDScript = preload("res://addons/godot_mcp/paths/project_path.gd")

const LINKS: String = "res://made_links"

var _outside: String = ""


func before_each() -> void:
	_outside = OS.get_cache_dir().path_join("godot_mcp_outside_%d" % OS.get_process_id())
	DirAccess.make_dir_recursive_absolute(_outside.path_join("inner"))
	DirAccess.make_dir_recursive_absolute(LINKS.path_join("folder"))


func after_each() -> void:
	var links: DirAccess = DirAccess.open(LINKS)
	for file: String in links.get_files():
		links.remove(file)
	for folder: String in links.get_directories():
		links.remove(folder)
	DirAccess.remove_absolute(LINKS)
	DirAccess.remove_absolute(_outside.path_join("inner"))
	DirAccess.remove_absolute(_outside)


func test_every_example_of_the_contract_is_judged_as_it_says() -> void:
	var file: String = ProjectSettings.globalize_path("res://").path_join("../schemas/paths.json")
	var rules: Dictionary = JSON.parse_string(FileAccess.get_file_as_string(file))
	for rule: Dictionary in rules["rules"]:
		for example: String in rule["examples"]:
			check(not ProjectPath.problem(example).is_empty(), "refused: %s" % JSON.stringify(example))
	for path: String in rules["allowed"]:
		check_equal(ProjectPath.problem(path), "", JSON.stringify(path))
	check_contains(ProjectPath.problem("res://a/../../b.gd"), "leaves the project")
	check_contains(ProjectPath.problem("res://" + "a/".repeat(2500)), "5006 characters")


func test_a_link_out_of_the_project_is_refused_wherever_it_stands() -> void:
	_link(_outside, "out")
	_link(_outside.path_join("nothing.tscn"), "dangling.tscn")
	_link("../../../..", "up")
	_link("out", "twice")
	_link("circle", "circle")
	for place: String in ["out", "out/a.tscn", "out/deep/er/a.tscn", "dangling.tscn", "up/x", "twice/a", "circle/a"]:
		check_contains(ProjectPath.problem(LINKS.path_join(place)), "link that leads out of the project", place)
	check_contains(ProjectPath.problem(LINKS.path_join("out/../a.tscn")), "link that leads out", "before ..")


func test_a_link_inside_the_project_is_followed() -> void:
	_link("folder", "in")
	_link(ProjectSettings.globalize_path("res://tests"), "absolute")
	for place: String in ["in", "in/a.tscn", "in/../a.tscn", "absolute/run.gd", "folder/new/a.tscn", "new/a.tscn"]:
		check_equal(ProjectPath.problem(LINKS.path_join(place)), "", place)


## Behind a link, ".." is the parent of where the link leads, and not the folder that the text leaves.
func test_the_way_back_from_a_link_may_not_lead_out_either() -> void:
	_link(ProjectSettings.globalize_path("res://"), "root")
	check_contains(ProjectPath.problem(LINKS.path_join("root/../a.tscn")), "link that leads out of the project")


func _link(target: String, name: String) -> void:
	var made: Error = DirAccess.open(LINKS).create_link(target, LINKS.path_join(name))
	check_equal(made, OK, "the link %s is made" % name)
