/** A JSON object whose members have not been looked at yet. */
export type JsonObject = { [key: string]: unknown }

/** Whether a value is a JSON object: not null, not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a caller should see it in a message: JSON text, cut at `limit` characters. */
export function quoteJson(value: unknown, limit = 40): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
}
