import { createStore } from '#ui/store.ts'

/** Counts the pages that need edit mode, e.g. the files of a module. Edit mode watches it. */
export const editRequests = createStore(0)

/** Switches edit mode on, as soon as it has loaded. */
export function requestEditMode(): void {
  editRequests.set(editRequests.get() + 1)
}
