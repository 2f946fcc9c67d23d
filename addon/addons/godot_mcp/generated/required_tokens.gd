# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const ACTIVE_SCENE: String = "active_scene"
const BRIDGE_CONNECTED: String = "bridge_connected"
const CONFIRM: String = "confirm"
const GAME_NOT_BREAKED: String = "game_not_breaked"
const GODOT_VERSION: String = "godot_version"
const NODE_EXISTS: String = "node_exists"
const NODE_PATH: String = "node_path"
const OPEN_SCENE: String = "open_scene"
const PARENT_DIR: String = "parent_dir"
const PROJECT_DIR: String = "project_dir"
const RUNTIME_PROBE: String = "runtime_probe"
const SCENE_PATH: String = "scene_path"
const SCRIPT_PATH: String = "script_path"
const TOOLSET_ENABLED: String = "toolset_enabled"
const VALUE: String = "value"
