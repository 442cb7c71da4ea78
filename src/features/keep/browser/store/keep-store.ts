import { createStore } from '#ui/store.ts'
import type { KeepSubject, KeptThing } from './kept-things.ts'

export interface Progress {
  /** Complete ones. */
  files: number
  bytes: number
  totalBytes: number
  /** Bytes a second. */
  rate?: number | undefined
  /** Whether the network is away; it continues by itself. */
  isWaiting: boolean
}

/** There is no space for a thing. */
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

/** What is kept on this device, as all its tabs show it. Empty until `keeper.ts` has loaded. */
export const keepStore = createStore<KeepState>({ things: [], progress: {}, shortage: undefined })

export function keyOf({ kind, id }: KeepSubject): string {
  return `${kind}-${id}`
}

export function useThing(key: string): KeptThing | undefined {
  return keepStore.useStore(({ things }) => things.find((thing) => thing.key === key))
}
