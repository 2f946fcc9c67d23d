# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const CONTRACT_VERSION: int = 1
const MIN_COMPATIBLE_CONTRACT: int = 1
const VERSION: String = "2026.11.30"
const PACKAGE_VERSION: String = "1.0.0-alpha.0"
const CONTRACT_DIGEST: String = "sha256:7876ce1c257ef2b5639d90044466550c27aaee268ad1ce870ced0458a64e5edd"
