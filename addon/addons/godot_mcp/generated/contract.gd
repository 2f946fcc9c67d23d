# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const CONTRACT_VERSION: int = 1
const MIN_COMPATIBLE_CONTRACT: int = 1
const VERSION: String = "2026.11.30"
const PACKAGE_VERSION: String = "1.0.0-alpha.0"
const CONTRACT_DIGEST: String = "sha256:72b24b7e5e81f8b4ee30674ee78ce51c328b5cb0ca34d4f232ed2f3400990513"
