export const DRAFT_PREFIX = 'draft:'
/** Event on `window` when a member logs out: open forms stop saving. */
export const LOGGED_OUT = 'logged-out'

/** Deletes all drafts of the device, because somebody else may use it next. */
export function deleteDrafts(): void {
  dispatchEvent(new Event(LOGGED_OUT))
  tryStorage((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(DRAFT_PREFIX)) storage.removeItem(name)
  })
}

/** Undefined if storage is blocked or full: both can throw, even reading `localStorage`. */
export function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
