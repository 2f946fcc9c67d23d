// Generated from schemas/ by `godot-contract build`. Do not edit.

/** C: the newest contract this package knows; what a client built on it carries as its own number. */
export const CONTRACT_VERSION = 1

/** M: the oldest client contract that a server of this build still serves. */
export const MIN_COMPATIBLE_CONTRACT = 1

/** Which build this is, YYYY.MM.DD[.N]; never compared for compatibility. */
export const BUILD_VERSION = '2026.11.30'

/** SemVer of all packages. */
export const PACKAGE_VERSION = '1.0.0-alpha.1'

/** sha256 of the contract's promises: same promises, same digest. */
export const CONTRACT_DIGEST = 'sha256:f7c0fa68e31f360d0b609007394b8c53c413c8452903721b660e2f91812bc683'
