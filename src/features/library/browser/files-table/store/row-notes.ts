import { DRAFT_PREFIX } from '#ui/drafts/draft-storage.ts'
import { createStore } from '#ui/store.ts'
import type { RowChange } from '../rows/rows.ts'

/** What this device knows of a row and the draft does not have. */
export interface RowNote {
  /** The file that was chosen for it, until it is stored. */
  upload?: { name: string; sizeBytes: number; uploadId: string | undefined; refusal?: string } | undefined
  /** Fields that were guessed from the name and that no editor has changed. */
  guessed?: readonly GuessedField[]
  /** The file whose author names the editor keeps. */
  keptNames?: number
  /** The converted file that the editor has checked. */
  checkedFile?: number
}

type GuessedField = 'title' | 'section'
type Notes = Readonly<Record<string, RowNote>>

/** By table, then by the key of the row. They are lost with the storage of the browser, and nothing but dots with them. */
const notes = createStore<Readonly<Record<string, Notes>>>({})
const NONE: Notes = {}

const notesKey = (table: string) => `${DRAFT_PREFIX}files:${table}`

export function getNotes(table: string): Notes {
  const known = notes.get()[table]
  if (known) return known
  const read = readNotes(table)
  notes.set({ ...notes.get(), [table]: read })
  return read
}

export function useRowNote(table: string, key: string): RowNote | undefined {
  return notes.useStore((all) => all[table]?.[key])
}

/** @param change undefined forgets the row */
export function noteRow(table: string, key: string, change: RowNote | undefined): void {
  const { [key]: former, ...others } = getNotes(table)
  const next = change ? { ...others, [key]: { ...former, ...change } } : others
  notes.set({ ...notes.get(), [table]: next })
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(notesKey(table))
    else localStorage.setItem(notesKey(table), JSON.stringify(next))
  } catch {
    // Storage is blocked or full: an interrupted upload then begins again.
  }
}

/** The editor has looked at a field: it is no guess any more. */
export function touchField(table: string, keys: readonly string[], field: keyof RowChange): void {
  for (const key of keys) {
    const guessed = getNotes(table)[key]?.guessed
    if (guessed?.some((name) => name === field))
      noteRow(table, key, { guessed: guessed.filter((name) => name !== field) })
  }
}

function readNotes(table: string): Notes {
  try {
    const stored = localStorage.getItem(notesKey(table))
    // Only this file writes the key.
    return stored === null ? NONE : (JSON.parse(stored) as Notes)
  } catch {
    return NONE
  }
}

export function useRowNotes(table: string): Notes | undefined {
  return notes.useStore((all) => all[table])
}
