import type { PersonQuestion } from '../product.js'

/** What a question came to. */
export interface Verdict {
  approved: boolean
  /** What led to it, in words that name no argument: for the log. */
  because: string
  /** What the caller is told of a denial. */
  hint?: string
}

/** No verdict yet: the client takes the question to its person, and calls again with the answer. */
export interface TakenAway {
  takenAway: PersonQuestion
}
