import type { ServerOptions } from '@modelcontextprotocol/server'

/** The SDK wants a validator for answers to elicitation. The one question of this server has one boolean, which is looked at directly. */
export const noSchemaCompiler: NonNullable<ServerOptions['jsonSchemaValidator']> = {
  getValidator() {
    throw new Error('This server compiles no schemas')
  },
}
