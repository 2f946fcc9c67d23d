/**
 * Keys that well-known clients add to the arguments of any tool on their own, against its schema. They are dropped before validation; every
 * other unknown key is refused, since a misspelt parameter that is silently ignored answers another question than the one asked.
 */
export const CLIENT_KEYS: ReadonlySet<string> = new Set([
  'task_progress', // Cline: its running to-do list
  'wait_for_previous', // Gemini CLI: ordering among its own calls
  'security_risk', // OpenHands: the model's own rating of the call
])
