import { KEPT_THINGS } from '#ui/offline/stores.ts'
import type { KeepManifest } from '../../contract.ts'

/** All files, or what is needed to read and show them. */
export type Choice = 'all' | 'read'

/** A module or a folder, as a page shows it. */
export interface KeepSubject {
  kind: 'module' | 'folder'
  id: number
  accent?: number
}

export interface KeptThing extends KeepSubject {
  key: string
  choice: Choice
  /** `full`: the device has no space for the rest. */
  status: 'keeping' | 'paused' | 'full' | 'kept'
  /** What is being kept; the same as `kept` when it is complete. */
  target: KeepManifest
  /** What is complete and opens without a network; null until the first time. */
  kept: KeepManifest | null
  keptAt: string | null
  /** The newer list of the site; null when nothing changed. */
  newer: KeepManifest | null
}

const pathOf = (key: string) => `/kept/${key}`

export async function readThings(): Promise<KeptThing[]> {
  const store = await caches.open(KEPT_THINGS)
  const entries = await Promise.all((await store.keys()).map(async (request) => (await store.match(request))?.json()))
  return entries.filter(isThing)
}

export async function writeThing(thing: KeptThing): Promise<void> {
  await (await caches.open(KEPT_THINGS)).put(pathOf(thing.key), new Response(JSON.stringify(thing)))
}

export async function deleteThing(key: string): Promise<void> {
  await (await caches.open(KEPT_THINGS)).delete(pathOf(key))
}

/** An older version of the site may have stored other data. */
function isThing(thing: unknown): thing is KeptThing {
  return typeof thing === 'object' && thing !== null && 'key' in thing && 'target' in thing && 'status' in thing
}
