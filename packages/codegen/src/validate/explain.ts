import type { ErrorObject } from 'ajv'

/** One line that says what a validator found and where, with the key or values concerned. */
function explain(error: ErrorObject): string {
  const at = error.instancePath || '/'
  const { params } = error
  switch (error.keyword) {
    case 'additionalProperties':
      return `${at}: unknown key '${params.additionalProperty}'`
    case 'propertyNames':
      return `${at}: the key '${params.propertyName}' is not allowed here`
    case 'required':
      return `${at}: '${params.missingProperty}' is missing`
    case 'enum':
      return `${at}: must be one of ${params.allowedValues.join(', ')}`
    case 'const':
      return `${at}: must be ${JSON.stringify(params.allowedValue)}`
    case 'false schema':
      return `${at}: is not allowed here`
    default:
      return `${at}: ${error.message ?? error.keyword}`
  }
}

const CONSEQUENCES = new Set(['if', 'anyOf', 'oneOf', 'not'])

/** The findings worth reading: what is wrong itself, not the keywords above it that failed because of it. */
export function explainAll(errors: readonly ErrorObject[]): string[] {
  const causes = errors.filter(({ keyword }) => !CONSEQUENCES.has(keyword))
  return [...new Set((causes.length > 0 ? causes : errors).map(explain))]
}
