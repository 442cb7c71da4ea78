import { ApiError } from '#core/client.ts'
import { browserTransport } from '#ui/browser-transport.ts'
import { deleteDrafts } from '#ui/drafts/draft-storage.ts'
import { randomKey } from '#ui/random-key.ts'
import type { User } from '../../contract.ts'
import { accounts } from '../client.ts'
import { memberTransport } from './member-transport.ts'
import { endHere, renewTokens } from './renewal.ts'
import { readTokens, storeTokens } from './token-storage.ts'
import { currentViewer, setViewer } from './viewer.ts'

/** Takes up the session of the device: its access token is verified, or renewed, then the account is fetched. */
export async function resumeSession(): Promise<void> {
  if (currentViewer().state !== 'member') setViewer({ state: 'member', user: undefined })
  try {
    await verifyTokens()
    await fetchUser()
  } catch (error) {
    // Without a network nobody is signed out: the account comes when the network does.
    if (isRefusal(error)) endHere()
    else resumeLater()
  }
}

/** A network that is back may not say so. */
const TRY_AGAIN_MS = 15_000

function resumeLater(): void {
  const timer = setTimeout(resume, TRY_AGAIN_MS)
  addEventListener('online', resume)
  function resume() {
    clearTimeout(timer)
    removeEventListener('online', resume)
    void resumeSession()
  }
}

async function verifyTokens(): Promise<void> {
  const tokens = readTokens()
  if (tokens === undefined) return endHere()
  try {
    await accounts.verifyToken(browserTransport(), { input: { token: tokens.access } })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await renewTokens(tokens.access)
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** Fetches the account anew and shows it everywhere. */
export async function fetchUser(): Promise<void> {
  if (readTokens() === undefined) return
  showUser(await accounts.getUser(memberTransport()))
}

/** Shows an account that has just come. */
export function showUser(user: User): void {
  setViewer({ state: 'member', user })
}

/** @throws {ApiError} with the server's sentences @throws {NetworkError} */
export async function signIn(email: string, password: string): Promise<User> {
  const { access_token, refresh_token, user } = await accounts.login(browserTransport(), { input: { email, password } })
  storeTokens({ access: access_token, refresh: refresh_token, renewalKey: randomKey() })
  showUser(user)
  return user
}

/**
 * Ends the session here and in all tabs at once, and on the server as soon as it hears of it. Drafts go with it; a session
 * that ends by itself leaves them for the next login.
 */
export async function signOut(): Promise<void> {
  const tokens = readTokens()
  deleteDrafts()
  endHere()
  if (tokens) await accounts.logout(browserTransport(), { input: { refresh: tokens.refresh } }).catch(() => undefined)
}
