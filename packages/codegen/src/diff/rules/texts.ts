import { type SchemaRule, schemaRules } from './schema-rule.js'

const both = schemaRules('both')
const REMEDY = 'If the meaning moved, say so: that is breaking.'
const REASON = 'The values stay the same; an agent may choose otherwise by the text.'

/** What schemas say to people, whichever way their values travel. */
export const TEXT_RULES: readonly SchemaRule[] = [
  both('DESCRIPTION_CHANGED', 'text-changed', 'documentation', {
    when: ({ text }) => text === 'description',
    says: () => 'the description changed',
    remedy: REMEDY,
    reason: REASON,
  }),
  both('TITLE_CHANGED', 'text-changed', 'documentation', {
    when: ({ text }) => text === 'title',
    says: () => 'the title changed',
    remedy: REMEDY,
    reason: REASON,
  }),
  both('EXAMPLES_CHANGED', 'text-changed', 'documentation', {
    when: ({ text }) => text === 'examples',
    says: () => 'the examples changed',
    remedy: REMEDY,
    reason: REASON,
  }),
  both('PROPERTY_DEPRECATED', 'property-deprecated', 'documentation', {
    says: ({ name }) => `'${name}' is marked deprecated`,
    remedy: 'Write it into the changelog, with the replacement.',
    reason: 'It still works; clients are warned.',
  }),
]
