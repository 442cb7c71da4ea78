import { flushDrafts } from '#features/editing/browser/public.ts'

/** A draft is saved at once when a file is ready, but of a hundred small files not each alone, in ms. */
const SAVES_APART_MS = 1000

let savedAtMs = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Saves a draft now, or a second after the last time. */
export function saveSoon(key: { kind: string; entry: string }): void {
  clearTimeout(timer)
  const waitMs = savedAtMs + SAVES_APART_MS - Date.now()
  if (waitMs <= 0) save(key)
  else timer = setTimeout(() => save(key), waitMs)
}

function save(key: { kind: string; entry: string }): void {
  savedAtMs = Date.now()
  flushDrafts(key)
}
