/** The tokens of a session, stored on the device and shared by all tabs. */
export interface Tokens {
  access: string
  refresh: string
  /**
   * The `Idempotency-Key` of the next renewal, so that a renewal whose response was lost, or that two tabs request at the
   * same time, happens once.
   */
  renewalKey: string
}

export const ACCESS_KEY = 'access_token'
export const REFRESH_KEY = 'refresh_token'
const RENEWAL_KEY = 'renewal_key'

/** Set on the document while a session is open, so that content for guests is hidden before the script runs. */
export const MEMBER_ATTRIBUTE = 'data-member'

/** Without storage the session lasts until the reader leaves the page. */
let inMemory: Tokens | undefined

export function readTokens(): Tokens | undefined {
  try {
    const [access, refresh] = [localStorage.getItem(ACCESS_KEY), localStorage.getItem(REFRESH_KEY)]
    if (access === null || refresh === null) return inMemory
    return { access, refresh, renewalKey: localStorage.getItem(RENEWAL_KEY) ?? '' }
  } catch {
    return inMemory
  }
}

export function storeTokens(tokens: Tokens): void {
  try {
    // The access token comes last, because other tabs react to it.
    localStorage.setItem(RENEWAL_KEY, tokens.renewalKey)
    localStorage.setItem(REFRESH_KEY, tokens.refresh)
    localStorage.setItem(ACCESS_KEY, tokens.access)
    inMemory = undefined
  } catch {
    inMemory = tokens
  }
}

export function clearTokens(): void {
  inMemory = undefined
  try {
    for (const key of [RENEWAL_KEY, REFRESH_KEY, ACCESS_KEY]) localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** Marks the document before the first paint if a session is stored. @throws if the browser has no storage */
export function markMember(): void {
  if (localStorage.getItem(REFRESH_KEY)) document.documentElement.setAttribute(MEMBER_ATTRIBUTE, '')
}
