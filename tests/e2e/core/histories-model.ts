/** One undo history: the states that its actions led through, and where it stands. Nothing else changes these states. */
export interface History<State> {
  readonly title: 'scene' | 'global'
  readonly states: State[]
  readonly actions: { readonly name: string; readonly serial: number }[]
  /** How many of the actions are in effect. */
  place: number
}

export const newHistory = <State>(title: History<State>['title'], state: State): History<State> => ({
  title,
  states: [state],
  actions: [],
  place: 0,
})

export function stateOf<State>({ states, place }: History<State>): State {
  const state = states[place]
  if (state === undefined) throw new Error('the model lost its state')
  return state
}

/**
 * Records an action that leads to `state`. What could be redone in this history is gone, and also in `rivals`: the editor forgets
 * the redo of the global history with an action in a scene, and that of all scenes with an action in the global history.
 */
export function commit<State>(
  history: History<State>,
  rivals: readonly History<unknown>[],
  action: { readonly name: string; readonly serial: number },
  state: State,
): void {
  for (const each of [history, ...rivals]) {
    each.states.length = each.place + 1
    each.actions.length = each.place
  }
  history.states.push(state)
  history.actions.push(action)
  history.place++
}

export interface Step {
  readonly name: string
  readonly history: 'scene' | 'global'
}

/**
 * Takes up to `count` steps over the histories that a person sees at once, those of the edited scene and the global one: undo
 * takes the newest action of all, redo the oldest of those undone.
 */
export function step(histories: readonly History<unknown>[], back: boolean, count: number): Step[] {
  const taken: Step[] = []
  while (taken.length < count) {
    const next = histories
      .map((history) => ({ history, action: history.actions[back ? history.place - 1 : history.place] }))
      .filter((candidate) => candidate.action !== undefined)
      .sort((a, b) => ((a.action?.serial ?? 0) - (b.action?.serial ?? 0)) * (back ? -1 : 1))[0]
    if (next?.action === undefined) break
    next.history.place += back ? -1 : 1
    taken.push({ name: next.action.name, history: next.history.title })
  }
  return taken
}

/** The name of the action that the present state comes from; tells whether a saved state has come back. */
export const madeBy = (history: History<unknown>): number => history.actions[history.place - 1]?.serial ?? 0
