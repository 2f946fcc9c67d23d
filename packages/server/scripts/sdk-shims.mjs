// Stands in for the MCP SDK's platform module in the bundle. The real one brings a whole schema compiler for a feature that this server
// does not use (elicitation), and would be a third of the bundle and of its start-up time.
export { default as process } from 'node:process'

export class DefaultJsonSchemaValidator {
  getValidator() {
    throw new Error('This build carries no schema compiler')
  }
}
