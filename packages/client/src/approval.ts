/** A server's question whether a call of this connection may go ahead. */
export interface ApprovalRequest {
  /** For a person: which tool, what it may do, and its arguments. */
  readonly message: string
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** Decides whether a call may go ahead. A promise that rejects counts as a no. */
export type OnApproval = (request: ApprovalRequest) => boolean | Promise<boolean>

/** Asks, and takes everything but a clear yes for a no. */
export async function isApproved(onApproval: OnApproval, request: ApprovalRequest): Promise<boolean> {
  try {
    return (await onApproval(request)) === true
  } catch {
    return false
  }
}
