/**
 * What editors intend: a small model of one entry, written apart from the site. A walk compares the site with it after each step.
 */
export interface Text {
  /** Empty for a text that cannot be published yet. */
  title: string
  /** The file that it has got last; undefined when it has none, or those of a package. */
  file: number | undefined
  /** Nobody has changed it since it was imported. */
  isImported?: boolean
}

interface Written {
  text: Text
  /** Differs for each save. */
  save: number
}

export interface Entry {
  place: 'live' | 'off' | 'new' | 'trashed'
  /** What readers have, or had last. */
  readers: Text | undefined
  draft: (Written & { isDiscarded: boolean }) | undefined
  plan: (Written & { at: number }) | undefined
  /** The draft was in use when the entry went into the trash. */
  draftWentAlong: boolean
  withdrawn: Set<number>
}

/** How often each action is tried. */
export const ACTIONS = {
  save: 4,
  'save unfinished': 1,
  'save at the same time': 1,
  'replace the file': 2,
  plan: 6,
  'stop the plan': 1,
  publish: 6,
  discard: 2,
  'undo discard': 2,
  'take off': 3,
  trash: 2,
  restore: 4,
  wait: 3,
  import: 4,
  'withdraw the file': 3,
} as const
export type ActionName = keyof typeof ACTIONS

/** What an action brings along. */
export interface Given {
  now: number
  title: string
  /** A new file, or the one that is withdrawn. */
  file: number | undefined
  /** Unique for each step. */
  save: number
  planAt: number
}

export function activeDraft({ draft }: Entry) {
  return draft?.isDiscarded === false ? draft : undefined
}

/** The text that editors see. */
export function workingText(entry: Entry): Text {
  return activeDraft(entry)?.text ?? entry.readers ?? { title: '', file: undefined }
}

function isComplete({ withdrawn }: Entry, { title, file }: Text): boolean {
  return title !== '' && (file === undefined || !withdrawn.has(file))
}

function write(entry: Entry, text: Text, save: number): void {
  entry.draft = { text, save, isDiscarded: false }
}

/** Does an action. @returns false when it is refused, and nothing changes */
export function act(entry: Entry, action: ActionName, given: Given): boolean {
  const draft = activeDraft(entry)
  const { draft: any, plan, readers, place } = entry
  if (place === 'trashed' && !['restore', 'wait', 'import', 'withdraw the file'].includes(action)) return false
  switch (action) {
    case 'save':
    case 'save at the same time':
      write(entry, { title: given.title, file: workingText(entry).file }, given.save)
      return true
    case 'save unfinished':
      write(entry, { title: '', file: workingText(entry).file }, given.save)
      return true
    case 'replace the file':
      write(entry, { title: given.title, file: given.file }, given.save)
      return true
    case 'plan':
      if (draft === undefined) return false
      entry.plan = { text: draft.text, save: draft.save, at: given.planAt }
      return true
    case 'stop the plan':
      entry.plan = undefined
      return plan !== undefined
    case 'publish':
      if (draft === undefined || !isComplete(entry, draft.text)) return false
      Object.assign(entry, { place: 'live', readers: draft.text, draft: undefined, plan: undefined })
      return true
    case 'discard':
      if (draft === undefined) return false
      Object.assign(entry, { draft: { ...draft, isDiscarded: true }, plan: undefined })
      return true
    case 'undo discard':
      if (any === undefined || draft !== undefined) return false
      entry.draft = { ...any, isDiscarded: false }
      return true
    case 'take off':
      if (place !== 'live' || readers === undefined) return false
      Object.assign(entry, { place: 'off', plan: undefined })
      if (draft === undefined) write(entry, readers, given.save)
      return true
    case 'trash':
      if (place !== 'live') return act(entry, 'discard', given)
      act(entry, 'discard', given)
      Object.assign(entry, { place: 'trashed', draftWentAlong: draft !== undefined })
      return true
    case 'restore':
      if (place !== 'trashed' || readers === undefined) return false
      if (entry.draftWentAlong && any) entry.draft = { ...any, isDiscarded: false }
      entry.place = isComplete(entry, readers) ? 'live' : 'off'
      if (entry.place === 'off' && !activeDraft(entry)) write(entry, readers, given.save)
      return true
    case 'wait':
      if (plan === undefined || plan.at > given.now) return true
      entry.plan = undefined
      if (!isComplete(entry, plan.text)) return true
      Object.assign(entry, { place: 'live', readers: plan.text, draft: draft?.save === plan.save ? undefined : draft })
      return true
    case 'import':
      // It never replaces what editors have changed, are changing or have taken off.
      if (place === 'live' && readers?.isImported && draft === undefined)
        entry.readers = { title: given.title, file: undefined, isImported: true }
      return true
    case 'withdraw the file':
      withdraw(entry, given.file)
      return true
  }
}

/** The public text loses the file at once, and with it the draft and the plan; a text that is not public must get another one. */
function withdraw(entry: Entry, file: number | undefined): void {
  if (file === undefined) return
  entry.withdrawn.add(file)
  if (entry.place !== 'live') return
  const without = (text: Text): Text => (text.file === file ? { title: text.title, file: undefined } : text)
  if (entry.readers) entry.readers = without(entry.readers)
  if (entry.draft) entry.draft = { ...entry.draft, text: without(entry.draft.text) }
  if (entry.plan) entry.plan = { ...entry.plan, text: without(entry.plan.text) }
}
