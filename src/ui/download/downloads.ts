import { noteDownload } from '../offline/file-notes.ts'
import { createStore } from '../store.ts'
import { FileGone, fetchResumable } from './fetch-resumable.ts'
import { rateOf, type Sample, withSample } from './rate.ts'
import { type FilesOfDownload, remember } from './remembered.ts'
import { saveBlob } from './save-blob.ts'

export interface Download {
  href: string
  name: string
  /** In ms since the page was opened. */
  startedAt: number
  /** Bytes. */
  received: number
  /** Bytes; undefined until the server has said it. */
  total: number | undefined
  /** Bytes per second. */
  rate: number | undefined
  state: 'running' | 'waiting' | 'restarted' | 'saved' | 'gone'
}

/** How long 'Saved' stays, in ms. */
const SAVED_MS = 5000
const DOUBLE_CLICK_MS = 500
/** The tray shows progress at most this often, in ms. */
const REPORT_MS = 200

export const downloads = createStore<readonly Download[]>([])

const NOTHING: ReturnType<FilesOfDownload> = { files: [], isAll: false }

const controllers = new Map<string, AbortController>()

/**
 * Starts a download, unless the same one is in progress or was started by the first click of a double click.
 * @param contains the files of the page that it contains
 */
export function startDownload(href: string, name: string, sizeBytes: number, contains = NOTHING): void {
  const startedAt = performance.now()
  const former = downloads.get().find((each) => each.href === href)
  const isDone = former?.state === 'saved' || former?.state === 'gone'
  if (former && (!isDone || startedAt - former.startedAt < DOUBLE_CLICK_MS)) return
  const controller = new AbortController()
  controllers.set(href, controller)
  const total = sizeBytes > 0 ? sizeBytes : undefined
  put({ href, name, startedAt, received: 0, total, rate: undefined, state: 'running' })
  void run(href, name, controller.signal, contains)
  if ('caches' in globalThis) void noteDownload(href, name, sizeBytes)
}

/** Cancels a download and removes its line. */
export function endDownload(href: string): void {
  controllers.get(href)?.abort()
  controllers.delete(href)
  downloads.set(downloads.get().filter((each) => each.href !== href))
}

/** Removes the lines of complete downloads. */
export function endSavedDownloads(): void {
  for (const { href, state } of downloads.get()) if (state === 'saved') endDownload(href)
}

/** Removes the line of a complete download, but not under a pointer or with the focus. */
function endUnlessUsed(href: string): void {
  setTimeout(() => {
    if (document.querySelector('.download-tray:is(:hover, :focus-within)')) endUnlessUsed(href)
    else if (downloads.get().some((each) => each.href === href && each.state === 'saved')) endDownload(href)
  }, SAVED_MS)
}

async function run(href: string, name: string, signal: AbortSignal, contains: typeof NOTHING): Promise<void> {
  let samples: Sample[] = []
  let reportedAt = 0
  try {
    const fetched = await fetchResumable(href, signal, ({ received, total, state }) => {
      const now = performance.now()
      samples = state === 'running' ? withSample(samples, { at: now, received }) : []
      if (state === 'running' && now - reportedAt < REPORT_MS) return
      reportedAt = now
      change(href, { received, total, state, rate: rateOf(samples) })
    })
    saveBlob(fetched.blob, fetched.name ?? name)
    change(href, { received: fetched.blob.size, total: fetched.blob.size, state: 'saved', rate: undefined })
    endUnlessUsed(href)
    if (contains.files.length > 0) remember(contains.files, contains.isAll)
  } catch (error) {
    if (!signal.aborted) change(href, { state: 'gone', rate: undefined })
    if (!signal.aborted && !(error instanceof FileGone)) throw error
  }
}

function put(download: Download): void {
  downloads.set([...downloads.get().filter((each) => each.href !== download.href), download])
}

function change(href: string, parts: Partial<Download>): void {
  downloads.set(downloads.get().map((each) => (each.href === href ? { ...each, ...parts } : each)))
}
