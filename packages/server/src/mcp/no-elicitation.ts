import type { ServerOptions } from '@modelcontextprotocol/server'

/** The SDK wants a validator for answers to elicitation. This server asks clients for nothing, and so carries no schema compiler. */
export const noElicitation: NonNullable<ServerOptions['jsonSchemaValidator']> = {
  getValidator() {
    throw new Error('This server elicits nothing')
  },
}
