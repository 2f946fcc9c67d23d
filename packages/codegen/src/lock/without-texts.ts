import { isRecord } from '../live/list-all.js'

const TEXTS = new Set(['title', 'description', 'examples', '$comment', 'markdownDescription'])
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])
const DATA = new Set(['default', 'const', 'enum'])

/** A schema without what only people read. An argument that is called `description` stays. */
export function withoutTexts(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTexts)
  if (!isRecord(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !TEXTS.has(keyword))
      .map(([keyword, part]) => {
        if (DATA.has(keyword)) return [keyword, part]
        if (MAPS.has(keyword) && isRecord(part))
          return [keyword, Object.fromEntries(Object.entries(part).map(([name, child]) => [name, withoutTexts(child)]))]
        return [keyword, withoutTexts(part)]
      }),
  )
}
