/** What a signed-in browser keeps on the device; every tab of the site reads the same. */
export interface Tokens {
  access: string
  refresh: string
  /**
   * Sent with the next renewal as its `Idempotency-Key`: a renewal whose answer was lost, or that two tabs ask for at
   * once, is made once.
   */
  renewalKey: string
}

export const ACCESS_KEY = 'access_token'
export const REFRESH_KEY = 'refresh_token'
const RENEWAL_KEY = 'renewal_key'

/** On the document while a session is open: what is only for guests need not be seen before the script runs. */
export const MEMBER_ATTRIBUTE = 'data-member'

/** Where the browser keeps nothing, the session lasts until the page is left. */
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
    // The access token last: other tabs begin when they see it.
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
    // Nothing was kept.
  }
}
