# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const CONTRACT_VERSION: int = 1
const MIN_COMPATIBLE_CONTRACT: int = 1
const VERSION: String = "2026.11.30"
const PACKAGE_VERSION: String = "1.0.0-alpha.0"
const CONTRACT_DIGEST: String = "sha256:b6a7155984af92901f1acae948c97b13f9d68edef8c973114ba3f03e24536e20"
