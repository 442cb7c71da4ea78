import { KEPT_THINGS } from '#ui/offline/stores.ts'
import { countPartBytes, listStored } from './contents.ts'
import { keepStore, type Progress } from './keep-store.ts'
import { deleteThing, type KeptThing, readThings, writeThing } from './kept-things.ts'
import { contentsOf, countComplete, sizeOf } from './plan.ts'

type Message = { key: string; progress: Progress } | null

/** All tabs and `signOut` hear of a change here. */
let channel: BroadcastChannel | undefined

/** @param onChange called when another tab has changed a kept thing */
export function listenToTabs(onChange: () => void): void {
  channel = new BroadcastChannel(KEPT_THINGS)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === null) void readAll().then(onChange)
    else showProgress(data.key, data.progress)
  }
}

/** Reads the kept things, and the progress of incomplete ones. */
export async function readAll(): Promise<void> {
  const things = await readThings()
  const stored = await listStored()
  const progress: Record<string, Progress> = {}
  for (const thing of things) {
    if (thing.status === 'kept') continue
    const { [thing.key]: known } = keepStore.get().progress
    progress[thing.key] = { ...(await measure(thing, stored)), isWaiting: known?.isWaiting ?? false }
  }
  // The menu reads it before this code has loaded.
  localStorage.setItem('keptCount', String(things.length))
  keepStore.set({ ...keepStore.get(), things, progress })
}

async function measure(thing: KeptThing, stored: ReadonlySet<string>): Promise<Omit<Progress, 'isWaiting'>> {
  const contents = contentsOf(thing.target, thing.choice)
  const missing = contents.filter(({ sha256 }) => !stored.has(sha256))
  const totalBytes = sizeOf(contents)
  const bytes = Math.min(totalBytes, totalBytes - sizeOf(missing) + (await countPartBytes(missing)))
  return { files: countComplete(thing, stored), bytes, totalBytes }
}

export async function change(thing: KeptThing): Promise<void> {
  await writeThing(thing)
  await tell()
}

export async function forget(key: string): Promise<void> {
  await deleteThing(key)
  await tell()
}

async function tell(): Promise<void> {
  await readAll()
  channel?.postMessage(null)
}

export function report(key: string, progress: Progress): void {
  showProgress(key, progress)
  channel?.postMessage({ key, progress })
}

function showProgress(key: string, progress: Progress): void {
  const state = keepStore.get()
  keepStore.set({ ...state, progress: { ...state.progress, [key]: progress } })
}
