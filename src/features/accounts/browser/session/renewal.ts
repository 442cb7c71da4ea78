import { ApiError } from '#core/client.ts'
import { browserTransport } from '#ui/browser-transport.ts'
import { randomKey } from '#ui/random-key.ts'
import { accounts } from '../client.ts'
import { clearTokens, readTokens, storeTokens, type Tokens } from './token-storage.ts'
import { setViewer } from './viewer.ts'

let underWay: Promise<Tokens | undefined> | undefined

/**
 * Gets new tokens once, for however many calls wait for them, in this tab and in the others.
 * @param failed the access token that was refused
 * @returns undefined when the session is over: then nobody is signed in any more
 * @throws {NetworkError} when the network is gone: the session stays as it is
 */
export function renewTokens(failed: string): Promise<Tokens | undefined> {
  underWay ??= inOneTab(() => renew(failed)).finally(() => {
    underWay = undefined
  })
  return underWay
}

/** Tabs take turns where the browser can do that; where not, the renewal key makes two renewals one. */
function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', work) : work()
}

async function renew(failed: string): Promise<Tokens | undefined> {
  const tokens = readTokens()
  // Another tab was quicker, or has logged out.
  if (tokens === undefined || tokens.access !== failed) return tokens
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
    endHere()
    return undefined
  }
}

/** The session is over on this device. */
export function endHere(): void {
  clearTokens()
  setViewer({ state: 'guest' })
}
