import { shown, shownList } from '../schema/json.js'
import { type SchemaRule, schemaRules } from './schema-rule.js'

const output = schemaRules('output')
const SURPRISES = 'A client built for the old schema does not expect it.'
const FEWER = 'Whatever comes back could come back before.'

/** Results: the new schema may produce only what the old one could produce. */
export const OUTPUT_RULES: readonly SchemaRule[] = [
  output('OUTPUT_PROPERTY_ADDED', 'property-added', 'additive', {
    when: ({ closed }) => !closed,
    says: ({ name }) => `'${name}' may come back`,
    reason: 'Clients ignore fields that they do not know.',
  }),
  output('OUTPUT_PROPERTY_ADDED', 'freeform-narrowed', 'additive', {
    says: ({ name }) => (name === undefined ? 'the values have a type now' : `'${name}' has a type now`),
    reason: FEWER,
  }),
  output('OUTPUT_PROPERTY_ADDED_TO_CLOSED', 'property-added', 'breaking', {
    when: ({ closed }) => closed,
    says: ({ name }) => `'${name}' may come back, and the old schema said there would be no other field`,
    remedy: 'Open result models; until then raise the contract.',
    reason: 'A validator made from the old schema refuses the new result.',
  }),
  output('OUTPUT_PROPERTY_REMOVED', 'property-removed', 'breaking', {
    says: ({ name, looksLike }) => `'${name}' is gone${looksLike === undefined ? '' : `; it looks renamed to '${looksLike}'`}`,
    remedy: 'Go on sending it for one minor.',
    reason: 'Old clients read it: even an optional field is a promised name.',
  }),
  output('OUTPUT_PROPERTY_NOW_OPTIONAL', 'property-optional', 'breaking', {
    says: ({ name }) => `'${name}' may be missing now`,
    remedy: 'Go on sending it.',
    reason: 'Old clients rely on it being there.',
  }),
  output('OUTPUT_PROPERTY_NOW_REQUIRED', 'property-required', 'additive', {
    says: ({ name }) => `'${name}' is always there now`,
    reason: 'It promises more.',
  }),
  output('OUTPUT_TYPE_CHANGED', 'type-changed', 'breaking', {
    says: ({ from, to }) => `the type was ${from} and is ${to}`,
    remedy: 'Add a second field.',
    reason: SURPRISES,
  }),
  output('OUTPUT_TYPE_WIDENED', 'type-widened', 'breaking', {
    says: ({ from, to }) => `the type was ${from} and may be ${to}`,
    remedy: 'Keep the type, add a second field.',
    reason: SURPRISES,
  }),
  output('OUTPUT_TYPE_NARROWED', 'type-narrowed', 'additive', {
    says: ({ from, to }) => `the type was ${from} and is only ${to}`,
    reason: FEWER,
  }),
  output('OUTPUT_NULL_ADDED', 'null-added', 'breaking', {
    says: () => 'null may come back',
    remedy: 'Send an empty value, or a new field.',
    reason: SURPRISES,
  }),
  output('OUTPUT_NULL_REMOVED', 'null-removed', 'additive', { says: () => 'null no longer comes back', reason: FEWER }),
  output('OUTPUT_ENUM_VALUE_ADDED', 'values-added', 'breaking', {
    when: ({ open }) => !open,
    says: ({ values }) => `${shownList(values)} may come back`,
    remedy: 'Mark the enum x-open-enum one contract earlier.',
    reason: 'An exhaustive switch in an old client falls through.',
  }),
  output('OUTPUT_OPEN_ENUM_VALUE_ADDED', 'values-added', 'additive', {
    when: ({ open }) => open,
    says: ({ values }) => `${shownList(values)} may come back, as the open enum announced`,
    reason: 'Clients were told that values may join.',
  }),
  output('OUTPUT_ENUM_VALUE_REMOVED', 'values-removed', 'additive', {
    says: ({ values }) => `${shownList(values)} no longer comes back`,
    remedy: 'If another value took its meaning, that is breaking.',
    reason: FEWER,
  }),
  output('OUTPUT_ENUM_DROPPED', 'enum-dropped', 'breaking', {
    says: ({ values }) => `more than ${shownList(values)} may come back`,
    remedy: 'Keep the list of values, or add a second field.',
    reason: 'An exhaustive switch in an old client falls through.',
  }),
  output('OUTPUT_ENUM_INTRODUCED', 'enum-introduced', 'additive', {
    says: ({ values }) => `only ${shownList(values)} comes back now`,
    reason: FEWER,
  }),
  output('OUTPUT_CONSTRAINT_LOOSENED', 'loosened', 'breaking', {
    says: ({ what }) => `less strict: ${what}`,
    remedy: 'Keep the bound.',
    reason: SURPRISES,
  }),
  output('OUTPUT_CONSTRAINT_TIGHTENED', 'tightened', 'additive', { says: ({ what }) => `stricter: ${what}`, reason: FEWER }),
  output('OUTPUT_CONSTRAINT_TIGHTENED', 'condition-added', 'additive', {
    says: ({ keyword }) => `stricter: \`${keyword}\` added`,
    reason: FEWER,
  }),
  output('OUTPUT_PATTERN_CHANGED', 'pattern-changed', 'breaking', {
    says: ({ from, to }) => `the pattern was ${from} and is ${to}`,
    remedy: 'Waive with a reason.',
    reason: 'Whether one pattern takes in another is not decided.',
    unproven: true,
  }),
  output('OUTPUT_FORMAT_CHANGED', 'format-changed', 'breaking', {
    says: ({ from, to }) => `the format was ${from} and is ${to}`,
    remedy: 'Add a second field.',
    reason: 'Old clients parse it.',
  }),
  output('OUTPUT_FORMAT_CHANGED', 'format-dropped', 'breaking', {
    says: ({ from }) => `the format was ${from} and is not promised any more`,
    remedy: 'Add a second field.',
    reason: 'Old clients parse it.',
  }),
  output('OUTPUT_FORMAT_ADDED', 'format-added', 'additive', { says: ({ to }) => `the format is ${to} now`, reason: FEWER }),
  output('OUTPUT_OBJECT_OPENED', 'object-opened', 'breaking', {
    says: () => 'keys that are not listed may come back',
    remedy: 'Best done with a raise that happens anyway.',
    reason: 'A validator made from the old schema refuses them.',
  }),
  output('OUTPUT_OBJECT_CLOSED', 'object-closed', 'additive', {
    says: () => 'keys that are not listed no longer come back',
    reason: FEWER,
  }),
  output('OUTPUT_DEFAULT_CHANGED', 'default-changed', 'breaking', {
    says: ({ from, to }) => `leaving it out meant ${shown(from)} and means ${shown(to)}`,
    remedy: 'Always send the field.',
    reason: 'What its absence means was promised.',
    softens: ({ promised }) => (promised ? undefined : 'documentation'),
  }),
  output('OUTPUT_DEFAULT_CHANGED', 'default-removed', 'breaking', {
    says: ({ from }) => `leaving it out meant ${shown(from)}, which is not promised any more`,
    remedy: 'Always send the field.',
    reason: 'What its absence means was promised.',
    softens: ({ promised }) => (promised ? undefined : 'documentation'),
  }),
  output('OUTPUT_DEFAULT_ADDED', 'default-added', 'additive', {
    says: ({ to }) => `leaving it out means ${shown(to)}`,
    reason: 'What its absence means was not promised before.',
    softens: ({ promised }) => (promised ? undefined : 'documentation'),
  }),
  output('OUTPUT_UNION_BRANCH_ADDED', 'branch-added', 'breaking', {
    says: ({ branch }) => `the form ${branch} may come back`,
    remedy: 'Send the new form in a new field, or only to clients that ask for it.',
    reason: SURPRISES,
  }),
  output('OUTPUT_UNION_BRANCH_REMOVED', 'branch-removed', 'additive', {
    says: ({ branch }) => `the form ${branch} no longer comes back`,
    reason: FEWER,
  }),
  output('OUTPUT_UNPROVEN', 'condition-removed', 'breaking', {
    says: ({ keyword }) => `\`${keyword}\` was removed; what may come back now is not worked out`,
    remedy: 'Simplify the schema, or waive.',
    reason: 'What cannot be proven safe counts as breaking.',
    unproven: true,
  }),
  output('OUTPUT_UNPROVEN', 'unproven', 'breaking', {
    says: ({ reason }) => reason,
    remedy: 'Simplify the schema, or waive.',
    reason: 'What cannot be proven safe counts as breaking.',
    unproven: true,
  }),
]
