import { shown, shownList } from '../schema/json.js'
import { type SchemaRule, schemaRules } from './schema-rule.js'

const input = schemaRules('input')
const FAILS = 'A call that was right is refused now.'
const ACCEPTS_MORE = 'Everything that was accepted still is.'
const TIGHTEN_LATER = 'Clamp or warn; tighten with the next contract.'

/** Arguments: the new schema has to accept what the old one accepted. */
export const INPUT_RULES: readonly SchemaRule[] = [
  input('INPUT_PROPERTY_ADDED_OPTIONAL', 'property-added', 'additive', {
    when: ({ required }) => !required,
    says: ({ name }) => `'${name}' can be given now`,
    remedy: 'Its default must do what leaving it out did before.',
    reason: 'Old calls leave it out.',
  }),
  input('INPUT_PROPERTY_ADDED_REQUIRED', 'property-added', 'breaking', {
    when: ({ required }) => required,
    says: ({ name }) => `'${name}' has to be given now`,
    remedy: 'Make it optional with a default.',
    reason: 'Old calls do not have it; a default does not help where the schema asks for the key.',
  }),
  input('INPUT_PROPERTY_REMOVED', 'property-removed', 'breaking', {
    says: ({ name, looksLike }) => `'${name}' is gone${looksLike === undefined ? '' : `; it looks renamed to '${looksLike}'`}`,
    remedy: 'Accept and ignore it for one minor, marked deprecated.',
    reason: 'The name was promised: a call that gives it is refused, or what it asks for is ignored.',
  }),
  input('INPUT_PROPERTY_NOW_REQUIRED', 'property-required', 'breaking', {
    says: ({ name }) => `'${name}' was optional and has to be given now`,
    remedy: 'Keep it optional; answer VALIDATION_ERROR with a hint where it matters.',
    reason: 'A call without it was accepted.',
  }),
  input('INPUT_PROPERTY_NOW_OPTIONAL', 'property-optional', 'additive', {
    says: ({ name }) => `'${name}' can be left out now`,
    reason: 'Old calls always give it.',
  }),
  input('INPUT_TYPE_CHANGED', 'type-changed', 'breaking', {
    says: ({ from, to }) => `the type was ${from} and is ${to}`,
    remedy: 'Add a second argument, deprecate the first.',
    reason: 'No old value is accepted any more.',
  }),
  input('INPUT_TYPE_NARROWED', 'type-narrowed', 'breaking', {
    says: ({ from, to }) => `the type was ${from} and is only ${to}`,
    remedy: 'Accept the old type and convert.',
    reason: FAILS,
  }),
  input('INPUT_TYPE_WIDENED', 'type-widened', 'additive', {
    says: ({ from, to }) => `the type was ${from} and may be ${to}`,
    reason: ACCEPTS_MORE,
  }),
  input('INPUT_NULL_REMOVED', 'null-removed', 'breaking', {
    says: () => 'null is no longer accepted',
    remedy: 'Treat null as left out.',
    reason: 'A call that says null was accepted.',
  }),
  input('INPUT_NULL_ADDED', 'null-added', 'additive', { says: () => 'null is accepted too', reason: ACCEPTS_MORE }),
  input('INPUT_ENUM_VALUE_REMOVED', 'values-removed', 'breaking', {
    says: ({ values }) => `${shownList(values)} no longer accepted`,
    remedy: 'Keep the value as an alias for one minor.',
    reason: FAILS,
  }),
  input('INPUT_ENUM_VALUE_ADDED', 'values-added', 'additive', {
    says: ({ values }) => `${shownList(values)} accepted too`,
    reason: ACCEPTS_MORE,
  }),
  input('INPUT_ENUM_INTRODUCED', 'enum-introduced', 'breaking', {
    says: ({ values }) => `only ${shownList(values)} accepted now`,
    remedy: 'Warn on other values first.',
    reason: 'Any other value was accepted.',
  }),
  input('INPUT_ENUM_DROPPED', 'enum-dropped', 'additive', {
    says: ({ values }) => `more than ${shownList(values)} accepted now`,
    reason: ACCEPTS_MORE,
  }),
  input('INPUT_CONSTRAINT_TIGHTENED', 'tightened', 'breaking', {
    says: ({ what }) => `stricter: ${what}`,
    remedy: TIGHTEN_LATER,
    reason: FAILS,
  }),
  input('INPUT_CONSTRAINT_LOOSENED', 'loosened', 'additive', {
    says: ({ what }) => `less strict: ${what}`,
    reason: ACCEPTS_MORE,
  }),
  input('INPUT_CONSTRAINT_LOOSENED', 'condition-removed', 'additive', {
    says: ({ keyword }) => `less strict: \`${keyword}\` removed`,
    reason: ACCEPTS_MORE,
  }),
  input('INPUT_PATTERN_CHANGED', 'pattern-changed', 'breaking', {
    says: ({ from, to }) => `the pattern was ${from} and is ${to}`,
    remedy: 'Waive with a reason if the new pattern accepts all the old did.',
    reason: 'Whether one pattern takes in another is not decided.',
    unproven: true,
  }),
  input('INPUT_FORMAT_CHANGED', 'format-added', 'breaking', {
    says: ({ to }) => `the format has to be ${to} now`,
    remedy: 'Waive with a reason if the format was asked for before.',
    reason: 'A server that asserts formats refuses what it took.',
  }),
  input('INPUT_FORMAT_CHANGED', 'format-changed', 'breaking', {
    says: ({ from, to }) => `the format was ${from} and is ${to}`,
    remedy: 'Waive with a reason if the new format accepts all the old did.',
    reason: 'A server that asserts formats refuses what it took.',
  }),
  input('INPUT_FORMAT_DROPPED', 'format-dropped', 'additive', {
    says: ({ from }) => `the format need not be ${from} any more`,
    reason: ACCEPTS_MORE,
  }),
  input('INPUT_OBJECT_CLOSED', 'object-closed', 'breaking', {
    says: () => 'keys that are not listed are refused now',
    remedy: 'Ignore unknown keys until the next contract.',
    reason: 'A call with a further key was tolerated.',
  }),
  input('INPUT_OBJECT_OPENED', 'object-opened', 'additive', {
    says: () => 'keys that are not listed are accepted now',
    reason: ACCEPTS_MORE,
  }),
  input('INPUT_FREEFORM_NARROWED', 'freeform-narrowed', 'breaking', {
    says: ({ name }) => `anything went in this object; ${name === undefined ? 'its values' : `'${name}'`} must have a type now`,
    remedy: 'Declare the keys untyped, or accept old values and convert.',
    reason: 'An object that is open in writing and lists nothing promised that anything goes.',
  }),
  input('INPUT_DEFAULT_CHANGED', 'default-changed', 'breaking', {
    says: ({ from, to }) => `the default was ${shown(from)} and is ${shown(to)}`,
    remedy: 'Keep it; offer a new argument.',
    reason: 'Defaults are promises: a call that leaves it out does something else now.',
    softens: ({ promised }) => (promised ? undefined : 'documentation'),
  }),
  input('INPUT_DEFAULT_REMOVED', 'default-removed', 'breaking', {
    says: ({ from }) => `the default was ${shown(from)} and is not promised any more`,
    remedy: 'Put it back.',
    reason: 'What leaving it out means was promised.',
    softens: ({ promised }) => (promised ? undefined : 'documentation'),
  }),
  input('INPUT_DEFAULT_ADDED', 'default-added', 'additive', {
    says: ({ to }) => `the default is ${shown(to)}; there was none`,
    remedy: 'It must be what the server did.',
    reason: 'What leaving it out means was not promised before.',
    softens: ({ promised }) => (promised ? undefined : 'documentation'),
  }),
  input('INPUT_UNION_BRANCH_REMOVED', 'branch-removed', 'breaking', {
    says: ({ branch }) => `the form ${branch} is no longer accepted`,
    remedy: 'Keep the branch.',
    reason: FAILS,
  }),
  input('INPUT_UNION_BRANCH_ADDED', 'branch-added', 'additive', {
    says: ({ branch }) => `the form ${branch} is accepted too`,
    reason: ACCEPTS_MORE,
  }),
  input('INPUT_UNPROVEN', 'condition-added', 'breaking', {
    says: ({ keyword }) => `\`${keyword}\` was added; what it refuses is not worked out`,
    remedy: 'Simplify the schema, or waive.',
    reason: 'What cannot be proven safe counts as breaking.',
    unproven: true,
  }),
  input('INPUT_UNPROVEN', 'unproven', 'breaking', {
    says: ({ reason }) => reason,
    remedy: 'Simplify the schema, or waive.',
    reason: 'What cannot be proven safe counts as breaking.',
    unproven: true,
  }),
]
