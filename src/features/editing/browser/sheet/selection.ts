import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import type { EditItemTarget, EditTarget } from '#ui/editing/edit-mode.tsx'
import { createStore } from '#ui/store.ts'
import { findOverlay } from '../registry.ts'

/** What the sheet edits: a part of an entry, or an item of a list. */
export type Target = EditTarget | EditItemTarget

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

/** The entries that the page shows, by the name of their overlay. */
const shown = new Map<string, { keys: readonly EntryKey[]; isOne: boolean }>()

/**
 * The page shows these entries. The bar continues with the first one when the page does not show the last edited one.
 * @param isPart of entries that are a part of many pages, e.g. the footer: the bar never starts with them
 * @param isOne of entries that the page shows as one: the bar publishes them together
 * @returns what to call when the page shows them no longer
 */
export function showEntries(overlay: string, keys: readonly EntryKey[], { isPart = false, isOne = false } = {}) {
  shown.set(overlay, { keys, isOne })
  const { entry, target } = selection.get()
  if (!isPart && !isShown(entry))
    selection.set({ target: isShown(target) ? target : undefined, entry: keys[0], field: undefined })
  return () => hideEntries(overlay)
}

/** The names of the overlays that show an entry. */
function overlaysWith({ kind, entry }: EntryKey): string[] {
  return [...shown].flatMap(([overlay, { keys }]) =>
    keys.some((key) => key.kind === kind && key.entry === entry) ? [overlay] : [],
  )
}

/** The entries that are published with this one. */
export function entriesTogether(key: EntryKey): readonly EntryKey[] {
  const together = overlaysWith(key).map((name) => shown.get(name))
  return together.find((entries) => entries?.isOne)?.keys ?? [key]
}

/** Whether the page is about this entry alone, e.g. a module: without the entry there is no page. */
export function hasPage(key: EntryKey): boolean {
  return overlaysWith(key).some((name) => {
    const overlay = findOverlay(name)
    return overlay && !overlay.isPart && !overlay.kinds?.includes(key.kind)
  })
}

function isShown(key: EntryKey | undefined): boolean {
  return key !== undefined && overlaysWith(key).length > 0
}

/** A page without entries has no bar. */
function hideEntries(overlay: string): void {
  shown.delete(overlay)
  // The next page shows its entries in the same task.
  queueMicrotask(() => {
    const { entry, target } = selection.get()
    // The dialog that says what was published belongs to the bar, and a new entry has another page by then.
    const isDone = target === undefined && document.querySelector('dialog:modal') === null
    if (isDone && entry && !isShown(entry)) selection.set({ ...selection.get(), entry: undefined })
  })
}

/** A new entry has another name once it is published. */
export function renameEntry(former: EntryKey, { kind, entry }: EntryKey): void {
  const current = selection.get()
  const isFormer = (key: EntryKey | undefined) => key?.kind === former.kind && key.entry === former.entry
  if (!isFormer(current.entry)) return
  const target = current.target && isFormer(current.target) ? { ...current.target, entry } : current.target
  selection.set({ ...current, entry: { kind, entry }, target })
}
