import type { Snapshot, SnapshotErrors } from '../snapshot.js'
import type { FindingClass, Match } from './rule.js'
import { isWhole, type SnapshotRule, without } from './surface.js'

type Code = NonNullable<SnapshotErrors['codes']>[number]

const errors = (
  id: string,
  level: FindingClass,
  [remedy, reason]: readonly [string, string],
  check: (old: SnapshotErrors, fresh: SnapshotErrors) => Match[],
): SnapshotRule => ({
  id,
  class: level,
  direction: 'output',
  area: 'errors',
  remedy,
  reason,
  // A snapshot from outside does not say which errors there are.
  check: ({ old, fresh }) =>
    old.errors === undefined || fresh.errors || isWhole(fresh) ? check(old.errors ?? {}, fresh.errors ?? {}) : [],
})

/** Error codes and the tokens that say what is missing. */
export const ERROR_RULES: readonly SnapshotRule[] = [
  errors(
    'ERROR_CODE_ADDED',
    'additive',
    ['Document hint and required.', 'The list of codes is open: the hint tells an old client what to do.'],
    (old, fresh) =>
      without(codesOf(fresh), codesOf(old)).map((code) => ({ path: `/errors/codes/${code}`, message: `${code} is new` })),
  ),
  errors(
    'ERROR_CODE_REMOVED',
    'breaking',
    ['Keep it reserved.', 'A branch for it never runs again, and the failure wears another code.'],
    (old, fresh) =>
      without(codesOf(old), codesOf(fresh)).map((code) => ({ path: `/errors/codes/${code}`, message: `${code} is gone` })),
  ),
  errors(
    'ERROR_CODE_MEANING_CHANGED',
    'breaking',
    ['New meaning, new code.', 'The meaning is what clients act upon.'],
    (old, fresh) =>
      perCode(old, fresh, ({ code, meaning: was }, { meaning: is }) =>
        was !== undefined && is !== undefined && was !== is
          ? [{ path: `/errors/codes/${code}/meaning`, message: `${code} meant '${was}' and means '${is}'` }]
          : [],
      ),
  ),
  errors('RECOVERY_FIELD_REMOVED', 'breaking', ['Go on sending the field.', 'Clients recover by it.'], (old, fresh) =>
    perCode(old, fresh, ({ code, carries: was = [] }, { carries: is = [] }) =>
      without(was, is).map((field) => ({ path: `/errors/codes/${code}/carries`, message: `${code} comes without '${field}'` })),
    ),
  ),
  errors(
    'REQUIRED_TOKEN_ADDED',
    'additive',
    ['The hint must suffice without it.', 'The list of tokens is open, as that of the codes.'],
    (old, fresh) =>
      without(tokensOf(fresh), tokensOf(old)).map((token) => ({ path: `/errors/required/${token}`, message: `${token} is new` })),
  ),
  errors('REQUIRED_TOKEN_REMOVED', 'breaking', ['Keep it reserved.', 'A branch for it never runs again.'], (old, fresh) =>
    without(tokensOf(old), tokensOf(fresh)).map((token) => ({ path: `/errors/required/${token}`, message: `${token} is gone` })),
  ),
]

/** Every error code and token of a snapshot. */
export function errorWords({ errors: { codes = [], required = [] } = {} }: Snapshot): { codes: string[]; tokens: string[] } {
  return { codes: codesOf({ codes }), tokens: tokensOf({ required }) }
}

function codesOf({ codes = [] }: SnapshotErrors): string[] {
  return codes.map(({ code }) => code)
}

function tokensOf({ required = [] }: SnapshotErrors): string[] {
  return required.map((token) => (typeof token === 'string' ? token : token.token))
}

function perCode(old: SnapshotErrors, fresh: SnapshotErrors, tell: (was: Code, is: Code) => Match[]): Match[] {
  const after = new Map((fresh.codes ?? []).map((code) => [code.code, code]))
  return (old.codes ?? []).flatMap((was) => {
    const is = after.get(was.code)
    return is ? tell(was, is) : []
  })
}
