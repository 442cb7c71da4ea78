import { useState } from 'react'
import { tryStorage } from '../drafts/draft-storage.ts'

const PREFIX = 'present:'
/** A day of training. */
const KEPT_MS = 12 * 60 * 60 * 1000

/** A number that this device remembers for 12 hours. @param name with the path of the file where it belongs to one */
export function useRemembered(name: string, usual: number): [value: number, remember: (value: number) => void] {
  const [value, setValue] = useState(() => recall(name) ?? usual)
  const remember = (changed: number) => {
    setValue(changed)
    tryStorage((storage) => {
      for (const key of Object.keys(storage))
        if (key.startsWith(PREFIX) && isOld(storage.getItem(key))) storage.removeItem(key)
      storage.setItem(PREFIX + name, `${changed} ${Date.now()}`)
    })
  }
  return [value, remember]
}

function recall(name: string): number | undefined {
  const stored = tryStorage((storage) => storage.getItem(PREFIX + name)) ?? null
  const value = Number(stored?.split(' ')[0] || Number.NaN)
  return isOld(stored) || !Number.isFinite(value) ? undefined : value
}

function isOld(stored: string | null): boolean {
  return !(Date.now() - Number(stored?.split(' ')[1]) < KEPT_MS)
}
