import { useSyncExternalStore } from 'react'

/** State that components in different parts of a page share. */
export interface Store<State> {
  get: () => State
  set: (next: State) => void
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void
  /** What a component needs of the state. `select` returns the same object for the same state. */
  useStore: <Selected>(select: (state: State) => Selected) => Selected
}

/** @param initial also what the server renders and what hydration starts with */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe,
    useStore: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(state),
        () => select(initial),
      ),
  }
}
