# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const CONTRACT_VERSION: int = 1
const MIN_COMPATIBLE_CONTRACT: int = 1
const VERSION: String = "2026.11.30"
const PACKAGE_VERSION: String = "1.0.0-alpha.0"
const CONTRACT_DIGEST: String = "sha256:00321a31d4056665e3087acd29f3f95faede25731590d5cba9c85bdd08574d31"
