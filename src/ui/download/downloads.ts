import { noteDownload } from '../offline/file-notes.ts'
import { FileGone, fetchResumable } from './fetch-resumable.ts'
import { rateOf, type Sample, withSample } from './rate.ts'
import { saveBlob } from './save-blob.ts'

export interface Download {
  href: string
  name: string
  received: number
  total: number | undefined
  rate: number | undefined
  state: 'running' | 'waiting' | 'restarted' | 'saved' | 'gone'
}

/** How long 'Saved' stays, in ms. */
const SAVED_MS = 8000
/** The tray is drawn anew at most this often, in ms. */
const REPORT_MS = 200

let downloads: readonly Download[] = []
const listeners = new Set<() => void>()
const endings = new Map<string, AbortController>()

/** The downloads under way, for `useSyncExternalStore`. */
export function currentDownloads(): readonly Download[] {
  return downloads
}

export function onDownloads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Starts a download; one that is under way goes on as it is. */
export function startDownload(href: string, name: string, sizeBytes: number): void {
  if (downloads.some((each) => each.href === href && each.state !== 'gone')) return
  const ending = new AbortController()
  endings.set(href, ending)
  const total = sizeBytes > 0 ? sizeBytes : undefined
  put({ href, name, received: 0, total, rate: undefined, state: 'running' })
  void run(href, name, ending.signal)
  if ('caches' in globalThis) void noteDownload(href, name, sizeBytes)
}

/** Ends a download, or takes its line away. */
export function endDownload(href: string): void {
  endings.get(href)?.abort()
  endings.delete(href)
  set(downloads.filter((each) => each.href !== href))
}

async function run(href: string, name: string, signal: AbortSignal): Promise<void> {
  let samples: Sample[] = []
  let reported = 0
  try {
    const fetched = await fetchResumable(href, signal, ({ received, total, state }) => {
      const now = performance.now()
      samples = state === 'running' ? withSample(samples, { at: now, received }) : []
      if (state === 'running' && now - reported < REPORT_MS) return
      reported = now
      change(href, { received, total, state, rate: rateOf(samples) })
    })
    saveBlob(fetched.blob, fetched.name ?? name)
    change(href, { received: fetched.blob.size, total: fetched.blob.size, state: 'saved', rate: undefined })
    setTimeout(() => endDownload(href), SAVED_MS)
  } catch (error) {
    if (!signal.aborted) change(href, { state: 'gone', rate: undefined })
    if (!signal.aborted && !(error instanceof FileGone)) throw error
  }
}

function put(download: Download): void {
  set([...downloads.filter((each) => each.href !== download.href), download])
}

function change(href: string, parts: Partial<Download>): void {
  set(downloads.map((each) => (each.href === href ? { ...each, ...parts } : each)))
}

function set(next: readonly Download[]): void {
  downloads = next
  for (const listener of listeners) listener()
}
