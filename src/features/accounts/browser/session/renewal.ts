import { ApiError } from '#core/client.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { accounts } from '../client.ts'
import { clearTokens, readTokens, storeTokens, type Tokens } from './token-storage.ts'
import { setViewer } from './viewer.ts'

let renewal: Promise<Tokens | undefined> | undefined

/**
 * Renews the tokens once for all requests that wait for them, in this tab and in others.
 * @param rejected the access token that the API has rejected
 * @returns undefined if the session has ended
 * @throws {NetworkError} if the network fails; the session stays open
 */
export function renewTokens(rejected: string): Promise<Tokens | undefined> {
  renewal ??= inOneTab(() => renew(rejected)).finally(() => {
    renewal = undefined
  })
  return renewal
}

/** Tabs take turns if the browser has locks. Otherwise the renewal key makes two renewals one. */
function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', work) : work()
}

async function renew(rejected: string): Promise<Tokens | undefined> {
  const tokens = readTokens()
  // Another tab has renewed the tokens or logged out.
  if (tokens === undefined || tokens.access !== rejected) return tokens
  try {
    const next = await accounts.refreshToken(browserTransport(), {
      input: { refresh: tokens.refresh },
      idempotencyKey: tokens.renewalKey,
    })
    const renewed = { ...next, renewalKey: randomKey() }
    storeTokens(renewed)
    return renewed
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error
    endSessionHere()
    return undefined
  }
}

/** Ends the session on this device, in all tabs. */
export function endSessionHere(): void {
  clearTokens()
  setViewer({ state: 'guest' })
}
