# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const CONTRACT_VERSION: int = 1
const MIN_COMPATIBLE_CONTRACT: int = 1
const VERSION: String = "2026.11.30"
const PACKAGE_VERSION: String = "1.0.0-alpha.0"
const CONTRACT_DIGEST: String = "sha256:b054f0c24582a585f8ed234eb0eb8f7d9c1b2a74591c5f57d0949c77ff32dfa8"
