export const DRAFT_PREFIX = 'draft:'
/** Event on `window` when a member logs out: open forms stop saving. */
export const LOGGED_OUT = 'logged-out'

/** Deletes all drafts of the device, because somebody else may use it next. */
export function deleteDrafts(): void {
  dispatchEvent(new Event(LOGGED_OUT))
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(DRAFT_PREFIX)) localStorage.removeItem(name)
  } catch {
    // Storage is blocked, so it has no drafts.
  }
}
