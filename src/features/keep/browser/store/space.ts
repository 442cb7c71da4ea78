import { ENGINE } from '#ui/preview/load-engine.ts'
import type { KeepManifest } from '../../contract.ts'
import { countPartBytes, hasEngine, listStored } from './contents.ts'
import type { Shortage } from './keep-store.ts'
import type { Choice, KeptThing } from './kept-things.ts'
import { contentsOf, sizeOf } from './plan.ts'

/** Browsers round what they estimate, and pages need some space too. */
const MARGIN = 1.1

/** Of the preview, as it is transferred. */
export const ENGINE_BYTES = ENGINE.transferBytes()

/** What this site may still store; unlimited where the browser does not say. */
export async function freeBytes(): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined ? Number.POSITIVE_INFINITY : Math.max(0, quota - usage)
}

/** What a choice still fetches, with the preview's engine where it is missing. */
async function missingBytes(manifest: KeepManifest, choice: Choice): Promise<number> {
  const stored = await listStored()
  const missing = contentsOf(manifest, choice).filter(({ sha256 }) => !stored.has(sha256))
  const engine = (await hasEngine()) ? 0 : ENGINE_BYTES
  return Math.max(0, sizeOf(missing) - (await countPartBytes(missing))) + engine
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

export async function findShortage(thing: Pick<KeptThing, 'key' | 'target' | 'choice'>): Promise<Shortage | undefined> {
  const [neededBytes, free] = [await missingBytes(thing.target, thing.choice), await freeBytes()]
  return fits(neededBytes, free) ? undefined : { key: thing.key, neededBytes, freeBytes: free }
}

/** When the browser has refused: some estimate more than they give. */
export async function refusedSpace(thing: Pick<KeptThing, 'key' | 'target' | 'choice'>): Promise<Shortage> {
  const neededBytes = await missingBytes(thing.target, thing.choice)
  return (await findShortage(thing)) ?? { key: thing.key, neededBytes, freeBytes: undefined }
}

function fits(bytes: number, free: number): boolean {
  return bytes * MARGIN <= free
}
