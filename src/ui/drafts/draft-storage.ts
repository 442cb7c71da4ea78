/** What was typed into a form and not sent is kept on the device under names that begin so. */
export const DRAFT_PREFIX = 'draft:'
/** Sent to the window when a member logs out: forms that are open save nothing more. */
export const LOGGED_OUT = 'logged-out'

/** Forgets all drafts of the device, as the next person to use it may be somebody else. */
export function deleteDrafts(): void {
  dispatchEvent(new Event(LOGGED_OUT))
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(DRAFT_PREFIX)) localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
