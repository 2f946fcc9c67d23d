import { isApproved, type OnApproval } from '../approval.js'
import type { Progress, ToolResult, Transport } from '../transport.js'

/** What an in-memory transport needs of a server: the part that runs tools. */
export interface Product {
  /** Runs a tool. A failure is a result with `isError`; a rejection is a fault of the product and reaches the caller as it is. */
  callTool(
    name: string,
    args: Record<string, unknown>,
    options: {
      readonly signal: AbortSignal
      readonly onProgress: (progress: Progress) => void
      readonly person?: { ask(question: { readonly text: string }): Promise<'approved' | 'declined'> }
    },
  ): Promise<ToolResult> | ToolResult
  /** Ends the product, if it has an end. */
  close?(): Promise<void> | void
}

/**
 * A transport to a server in the same process. Arguments and results go through JSON as on a wire, so neither side can
 * change what the other holds.
 */
export function createInMemoryTransport(product: Product): Transport {
  let onApproval: OnApproval | undefined
  return {
    async open(options) {
      onApproval = options.onApproval
    },
    async callTool(name, args, { signal, onProgress }) {
      const call = { signal, onProgress, ...(onApproval !== undefined && { person: personOf(onApproval, signal) }) }
      return throughJson(await product.callTool(name, throughJson({ ...args }), call))
    },
    async close() {
      await product.close?.()
    },
  }
}

function personOf(onApproval: OnApproval, signal: AbortSignal) {
  return {
    ask: async ({ text }: { readonly text: string }) =>
      (await isApproved(onApproval, { message: text, signal })) ? ('approved' as const) : ('declined' as const),
  }
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
