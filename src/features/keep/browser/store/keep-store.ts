import { createStore } from '#ui/store.ts'
import type { KeepSubject, KeptThing } from './kept-things.ts'

export interface Progress {
  files: number
  bytes: number
  totalBytes: number
  rate?: number | undefined
  /** Whether the network is away; it continues by itself. */
  isWaiting: boolean
}

export interface Shortage {
  key: string
  neededBytes: number
  /** Undefined when the browser says that there is space, and refuses it. */
  freeBytes: number | undefined
}

interface KeepState {
  things: readonly KeptThing[]
  /** Of those that are not complete. */
  progress: Readonly<Record<string, Progress>>
  shortage: Shortage | undefined
}

/** The kept things of this device, as all its tabs show them. Empty until `keeper.ts` has loaded. */
export const keepStore = createStore<KeepState>({ things: [], progress: {}, shortage: undefined })

export function keyOf({ kind, id }: KeepSubject): string {
  return `${kind}-${id}`
}

export function useThing(key: string): KeptThing | undefined {
  return keepStore.useStore(({ things }) => things.find((thing) => thing.key === key))
}
