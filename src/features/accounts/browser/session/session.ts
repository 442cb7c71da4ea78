import { ApiError } from '#core/client.ts'
import { deleteDrafts } from '#ui/drafts/draft-storage.ts'
import { formErrorOf } from '#ui/form/form-error.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { deleteKeptFolders, deleteSavedFiles } from '#ui/offline/file-notes.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import type { User } from '../../contract.ts'
import { accounts } from '../client.ts'
import { deviceTimezone } from './device-timezone.ts'
import { memberTransport } from './member-transport.ts'
import { endSessionHere, renewTokens } from './renewal.ts'
import { readTokens, storeTokens } from './token-storage.ts'
import { currentViewer, setViewer } from './viewer.ts'

/** Resumes the stored session: verifies or renews its access token, then loads the account. */
export async function resumeSession(): Promise<void> {
  if (currentViewer().state !== 'member') setViewer({ state: 'member', user: undefined })
  try {
    await verifyTokens()
    await loadUser()
  } catch (error) {
    // A network failure does not end the session: the account loads when the network is back.
    if (isRejection(error)) return endSessionHere()
    setViewer({ state: 'member', user: currentViewer().user, failure: formErrorOf(error).message })
    resumeLater()
  }
}

/** The browser does not always report that the network is back. */
const RETRY_MS = 15_000

function resumeLater(): void {
  const timer = setTimeout(resume, RETRY_MS)
  addEventListener('online', resume)
  function resume() {
    clearTimeout(timer)
    removeEventListener('online', resume)
    void resumeSession()
  }
}

async function verifyTokens(): Promise<void> {
  const tokens = readTokens()
  if (tokens === undefined) return endSessionHere()
  try {
    await accounts.verifyToken(browserTransport(), { input: { token: tokens.access } })
  } catch (error) {
    if (!isRejection(error)) throw error
    await renewTokens(tokens.access)
  }
}

function isRejection(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

export async function loadUser(): Promise<void> {
  if (readTokens() === undefined) return
  setUser(await accounts.getUser(memberTransport()))
}

export function setUser(user: User): void {
  setViewer({ state: 'member', user })
}

/** @param input with `code` for members with a second factor @throws {ApiError} @throws {NetworkError} */
export async function signIn(input: { email: string; password: string; code: string }): Promise<User> {
  const { access_token, refresh_token, user } = await accounts.login(browserTransport(), {
    input: { ...input, timezone: deviceTimezone() },
  })
  storeTokens({ access: access_token, refresh: refresh_token, renewalKey: randomKey() })
  setUser(user)
  return user
}

/**
 * Ends the session in all tabs, then on the server. Deletes drafts and kept folders, and for staff the saved files; a session that expires leaves them for the next
 * login.
 */
export async function signOut(): Promise<void> {
  const tokens = readTokens()
  const isStaff = currentViewer().user?.role !== 'member'
  deleteDrafts()
  endSessionHere()
  // Older versions of the site saved files of drafts too.
  if (isStaff) await deleteSavedFiles()
  await deleteKeptFolders().catch(() => undefined)
  if (tokens) await accounts.logout(browserTransport(), { input: { refresh: tokens.refresh } }).catch(() => undefined)
}
