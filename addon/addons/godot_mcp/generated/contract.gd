# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const CONTRACT_VERSION: int = 1
const MIN_COMPATIBLE_CONTRACT: int = 1
const VERSION: String = "2026.11.30"
const PACKAGE_VERSION: String = "1.0.0-alpha.1"
const CONTRACT_DIGEST: String = "sha256:f7c0fa68e31f360d0b609007394b8c53c413c8452903721b660e2f91812bc683"
