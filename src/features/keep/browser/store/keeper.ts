import { ApiError } from '#core/client.ts'
import { rateOf, type Sample, withSample } from '#ui/download/rate.ts'
import type { KeepManifest } from '../../contract.ts'
import { deleteUnneeded, keepContent, keepPages, keepSlides, listStored, showPages } from './contents.ts'
import { NotThere } from './fetch-part.ts'
import { keepStore, keyOf, type Shortage } from './keep-store.ts'
import type { Choice, KeepSubject, KeptThing } from './kept-things.ts'
import { contentsOf, countComplete, sizeOf } from './plan.ts'
import { findShortage, isFull, refusedSpace } from './space.ts'
import { change, forget, listenToTabs, readAll, report } from './tabs.ts'
import { checkVersions, readManifest } from './versions.ts'

/** Delays between attempts without a network; the last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000]

let started: Promise<void> | undefined
let running: { key: string; controller: AbortController } | undefined
let wake = () => {}
/** There was no space for them. They are tried again on the next page, and after something was removed. */
const full = new Set<string>()

/** Shows the kept things, continues incomplete ones, and compares the versions. Once a document. */
export function startKeeper(): Promise<void> {
  started ??= begin()
  return started
}

async function begin(): Promise<void> {
  listenToTabs(() => {
    stopUnlessKeeping()
    void work()
  })
  await readAll()
  await checkComplete()
  await deleteUnneeded(keepStore.get().things)
  void work()
  void checkVersions().catch(() => undefined)
}

/** The browser may have deleted documents, and there may be space now. */
async function checkComplete(): Promise<void> {
  const stored = await listStored()
  for (const thing of keepStore.get().things) {
    const isComplete = countComplete(thing, stored) === thing.target.files.length
    if (thing.status === 'kept' && !isComplete) await change({ ...thing, status: 'paused', kept: null })
    if (thing.status === 'full') {
      const shortage = await findShortage(thing)
      showShortage(shortage)
      if (!shortage) await change({ ...thing, status: 'keeping' })
    }
  }
}

export async function keep(subject: KeepSubject, target: KeepManifest, choice: Choice): Promise<void> {
  const key = keyOf(subject)
  const shortage = await findShortage({ key, target, choice })
  showShortage(shortage)
  if (shortage) return
  // The browser may refuse: `OnThisDevice` says then that it may delete kept files.
  void navigator.storage?.persist?.()
  const thing: KeptThing = { ...subject, key, choice, target, kept: null, keptAt: null, newer: null, status: 'keeping' }
  await change(thing).catch((error: unknown) => refuse(thing, error))
  void work()
}

export async function pause(thing: KeptThing): Promise<void> {
  await change({ ...thing, status: 'paused' })
  stopUnlessKeeping()
}

export async function resume(thing: KeptThing): Promise<void> {
  full.delete(thing.key)
  await change({ ...thing, status: 'keeping' })
  wake()
  void work()
}

/** Fetches what has changed; the old files open until the new ones are complete. */
export async function update(thing: KeptThing): Promise<void> {
  if (thing.newer) await resume({ ...thing, target: thing.newer })
}

/** Ends what is not complete. An update that is stopped leaves what was kept. */
export async function stop(thing: KeptThing): Promise<void> {
  const { kept } = thing
  if (kept === null) return remove(thing)
  await change({ ...thing, target: kept, status: 'kept', newer: thing.target })
  stopUnlessKeeping()
  await deleteUnneeded(keepStore.get().things)
}

export async function remove(thing: KeptThing): Promise<void> {
  await forget(thing.key)
  stopUnlessKeeping()
  await deleteUnneeded(keepStore.get().things)
  full.clear()
  showShortage(undefined)
  await checkComplete()
  void work()
}

function stopUnlessKeeping(): void {
  const isKeeping = keepStore.get().things.some(({ key, status }) => key === running?.key && status === 'keeping')
  if (!isKeeping) running?.controller.abort()
}

let isAtWork = false

/** Keeps one thing after the other, in one tab of all. */
async function work(): Promise<void> {
  if (isAtWork || !keepStore.get().things.some(({ status }) => status === 'keeping')) return
  isAtWork = true
  await inOneTab(async () => {
    for (let failures = 0; ; ) {
      await readAll()
      const thing = keepStore.get().things.find(({ key, status }) => status === 'keeping' && !full.has(key))
      if (thing === undefined) return
      const controller = new AbortController()
      running = { key: thing.key, controller }
      const hasFailed = await keepThing(thing, controller.signal).then(
        () => false,
        (error: unknown) => settle(thing, error, controller.signal),
      )
      failures = hasFailed ? failures + 1 : 0
      if (hasFailed) await untilNetwork(WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0, controller.signal)
      running = undefined
    }
  }).finally(() => {
    isAtWork = false
  })
}

function inOneTab(task: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('keep', task) : task()
}

async function keepThing(thing: KeptThing, signal: AbortSignal): Promise<void> {
  const { key, target, choice } = thing
  const contents = contentsOf(target, choice)
  const stored = await listStored()
  let samples: Sample[] = []
  /** @param bytes received of the current document */
  const show = (bytes: number) => {
    const received = bytes + sizeOf(contents.filter(({ sha256 }) => stored.has(sha256)))
    samples = withSample(samples, { at: performance.now(), received })
    const files = countComplete(thing, stored)
    report(key, { files, bytes: received, totalBytes: sizeOf(contents), rate: rateOf(samples), isWaiting: false })
  }
  show(0)
  await keepPages(target, signal)
  for (const content of contents) {
    signal.throwIfAborted()
    await keepContent(content, signal, show)
    stored.add(content.sha256)
    show(0)
  }
  for (const file of target.files) await keepSlides(file, signal)
  // Without the service worker nothing opens.
  await navigator.serviceWorker.ready
  signal.throwIfAborted()
  await showPages(target)
  await change({ ...thing, status: 'kept', kept: target, keptAt: new Date().toISOString(), newer: null })
  await deleteUnneeded(keepStore.get().things)
}

/** @returns whether to try again when the network is back */
async function settle(thing: KeptThing, error: unknown, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false
  if (isFull(error)) {
    await refuse(thing, error)
    return false
  }
  if (error instanceof NotThere) return retarget(thing)
  const { [thing.key]: last } = keepStore.get().progress
  if (last) report(thing.key, { ...last, rate: undefined, isWaiting: true })
  return true
}

/** The device is full: the fetched files stay. @throws any other error */
async function refuse(thing: KeptThing, error: unknown): Promise<void> {
  if (!isFull(error)) throw error
  full.add(thing.key)
  showShortage(await refusedSpace(thing))
  // There may be no space for this either.
  await change({ ...thing, status: 'full' }).catch(() => undefined)
}

function showShortage(shortage: Shortage | undefined): void {
  keepStore.set({ ...keepStore.get(), shortage })
}

/** A file was replaced, or left the site, while the thing was being kept. */
async function retarget(thing: KeptThing): Promise<boolean> {
  try {
    const target = await readManifest(thing)
    // The same list again: the site is being repaired. The reader decides when to try again.
    const status = target.version === thing.target.version ? 'paused' : 'keeping'
    await change({ ...thing, target, status })
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) return true
    await (thing.kept ? change({ ...thing, target: thing.kept, status: 'kept' }) : forget(thing.key))
    return false
  }
}

/** Waits `ms`, or until the browser is online, or the reader wants to go on. */
function untilNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
    wake = end
  })
}
