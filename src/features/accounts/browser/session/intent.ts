import { useSyncExternalStore } from 'react'
import type { Intent } from '#ui/form/login-prompt.ts'

const KEY = 'intent'
const never = () => () => undefined

/** Notes what a guest wanted, so that the pages of the sign-up can say it: the server has only the hash. @param next the page to come back to */
export function keepIntent({ hash, label, title }: Intent, next: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([pageOf(next), hash, label, title]))
  } catch {
    // Without storage these pages do not say it.
  }
}

/** What the guest wanted who comes back to this page; undefined on another device. */
export function useIntent(next: string | undefined): Intent | undefined {
  const stored = useSyncExternalStore(never, readStored, () => '[]')
  const [page, hash, label, title]: (string | undefined)[] = JSON.parse(stored)
  return next && page === pageOf(next) && hash && label && title ? { hash, label, title } : undefined
}

function pageOf(path: string): string {
  return path.split('#')[0] ?? ''
}

function readStored(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]'
  } catch {
    return '[]'
  }
}
