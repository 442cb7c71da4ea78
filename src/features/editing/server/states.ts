import type { LoadedEntry } from './queries/loaded-entry.ts'

/**
 * Where an entry is, and what readers and members have of it there. A draft and a plan are rows beside it. No action deletes a
 * discussion or a bookmark: they are hidden or named while an entry is away, and lead to it again once it is public.
 */
export const STATES = {
  live: { isPublic: true, discussions: 'shown', bookmarks: 'open it' },
  /** It was public; its text continues as a draft. */
  off: { isPublic: false, discussions: 'hidden', bookmarks: 'name it' },
  /** It was never public. */
  new: { isPublic: false, discussions: 'none', bookmarks: 'none' },
  /** It was public when it was moved to the trash; it is `off` once the trash is emptied. */
  trashed: { isPublic: false, discussions: 'hidden', bookmarks: 'name it' },
} as const
export type State = keyof typeof STATES

export interface Transition {
  to: State
  /**
   * - `stays`: as it is, also a discarded one
   * - `written`: with the text of the action
   * - `made`: stays, or is made of the text that readers had
   * - `discarded`: it is in the trash, alone or with its entry
   * - `back`: the discarded one is in use again; with an entry only the one that was in use until then
   * - `ends`: its text is public; one that was changed since it was planned stays
   */
  draft: 'stays' | 'written' | 'made' | 'discarded' | 'back' | 'ends'
  plan: 'stays' | 'set' | 'ends'
  /** Links with which people without an account see the draft. */
  previews: 'stay' | 'end'
}

const stays = { draft: 'stays', plan: 'stays', previews: 'stay' } as const
const ends = { plan: 'ends', previews: 'end' } as const

/** What concerns the draft alone, and what makes it public. Restoring a version is a save. */
const ofDraft = <To extends State>(to: To) =>
  ({
    save: { ...stays, to, draft: 'written' },
    plan: { ...stays, to, plan: 'set' },
    unplan: { ...stays, to, plan: 'ends' },
    discard: { ...ends, to, draft: 'discarded' },
    undoDiscard: { ...stays, to, draft: 'back' },
    publish: { ...stays, to: 'live', draft: 'ends', plan: 'ends' },
  }) as const

/** Every transition that exists; all others are refused. */
export const TRANSITIONS = {
  live: {
    ...ofDraft('live'),
    takeOff: { ...ends, to: 'off', draft: 'made' },
    trash: { ...ends, to: 'trashed', draft: 'discarded' },
    withdrawFile: { ...stays, to: 'live', draft: 'written' },
    import: { ...stays, to: 'live' },
  },
  // What readers do not see is only a draft.
  off: { ...ofDraft('off'), trash: ofDraft('off').discard },
  new: { ...ofDraft('new'), trash: ofDraft('new').discard },
  trashed: {
    restore: { ...stays, to: 'live', draft: 'back' },
    /** Something that it needs is gone. */
    restoreAsDraft: { ...stays, to: 'off', draft: 'made' },
  },
} as const satisfies Record<State, Record<string, Transition>>

type Actions<From extends State> = From extends State ? keyof (typeof TRANSITIONS)[From] : never
export type Action = Actions<State>

export function stateOf({ live, trashed, version }: LoadedEntry): State {
  if (live !== undefined) return 'live'
  if (trashed !== undefined) return 'trashed'
  return version === undefined ? 'new' : 'off'
}
