import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { createStore } from '#ui/store.ts'

/** What the sheet edits: a part of an entry, or an item of a list. */
export type Target = EntryKey & ({ part: string } | { list: string; item: string })

interface Selection {
  /** Undefined while the sheet is closed. */
  target: Target | undefined
  /** The entry of the bar: the one that was edited last, else the first of the page. */
  entry: EntryKey | undefined
  /** A field of the target that gets the focus, e.g. one with an error. */
  field: string | undefined
}

export const selection = createStore<Selection>({ target: undefined, entry: undefined, field: undefined })

/** The control that opened the sheet; it gets the focus back. */
let opener: HTMLElement | undefined

export function openSheet(target: Target, field?: string): void {
  if (document.activeElement instanceof HTMLElement && !document.activeElement.closest('dialog'))
    opener = document.activeElement
  selection.set({ target, entry: { kind: target.kind, entry: target.entry }, field })
}

export function closeSheet(): void {
  selection.set({ ...selection.get(), target: undefined, field: undefined })
  // The control may be gone, e.g. of an item that was removed.
  const control = opener?.isConnected ? opener : document.querySelector<HTMLElement>('.edit-bar button')
  control?.focus()
}

/** The entries of the page that is shown. The bar continues with the first one when the last edited one is not among them. */
export function showEntries(keys: readonly EntryKey[]): void {
  const { entry, target } = selection.get()
  const isShown = (key: EntryKey | undefined) =>
    keys.some((other) => other.kind === key?.kind && other.entry === key.entry)
  if (isShown(entry)) return
  selection.set({ target: isShown(target) ? target : undefined, entry: keys[0], field: undefined })
}

export function isSelected(target: Target, other: Target | undefined): boolean {
  return JSON.stringify(target) === JSON.stringify(other)
}
