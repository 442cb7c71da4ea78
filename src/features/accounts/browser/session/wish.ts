import { useSyncExternalStore } from 'react'
import type { Wish } from '#ui/form/login-prompt.ts'

const KEY = 'wish'

interface KeptWish extends Wish {
  /** The page to come back to, with the hash. */
  next: string
}

/** Notes what a guest wanted, so that the pages of the sign-up can say it. The server has only the hash. */
export function keepWish(wish: KeptWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish))
  } catch {
    // Without storage these pages do not say it.
  }
}

/** What the guest wanted who comes back to this page; undefined on another device. */
export function useWish(next: string | undefined): KeptWish | undefined {
  const stored = useSyncExternalStore(subscribe, readStored, () => null)
  if (stored === null || next === undefined) return undefined
  const wish: unknown = JSON.parse(stored)
  return isWish(wish) && withoutHash(wish.next) === withoutHash(next) ? wish : undefined
}

function withoutHash(path: string): string {
  return path.split('#')[0] ?? ''
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** It does not change while one of these pages is open. */
function subscribe() {
  return () => undefined
}

/** An older version of the site may have stored something else. */
function isWish(wish: unknown): wish is KeptWish {
  return typeof wish === 'object' && wish !== null && 'next' in wish && 'label' in wish && 'title' in wish
}
