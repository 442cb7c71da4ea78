import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import type { KeepManifest } from '../../contract.ts'
import { keptCalls } from '../client.ts'
import { deleteUnneeded } from './contents.ts'
import { keepStore } from './keep-store.ts'
import type { KeepSubject, KeptThing } from './kept-things.ts'
import { withoutWithdrawn } from './plan.ts'
import { change, forget } from './tabs.ts'

const DAY_MS = 24 * 60 * 60_000
const CHECKED_AT = 'keptCheckedAt'

/** @throws {ApiError} {NetworkError} */
export function readManifest({ kind, id }: KeepSubject): Promise<KeepManifest> {
  return kind === 'module'
    ? keptCalls.getKeptModule(browserTransport(), { params: { id } })
    : keptCalls.getKeptFolder(memberTransport(), { params: { id } })
}

/**
 * Finds what has changed on the site. Fetches no file. What left the site is removed from this device. @throws {NetworkError}
 */
export async function checkVersions(): Promise<void> {
  const { things } = keepStore.get()
  if (things.length === 0 || isTooSoon()) return
  const versions = { module: await listVersions('module'), folder: await listVersions('folder') }
  for (const thing of things) {
    const { [thing.kind]: ofKind } = versions
    // The keeper notices a change of what it fetches by itself.
    if (ofKind && thing.status !== 'keeping') await compare(thing, ofKind.get(thing.id))
  }
  localStorage.setItem(CHECKED_AT, String(Date.now()))
  await deleteUnneeded(keepStore.get().things)
}

/** Readers who save data get the list once a day. */
function isTooSoon(): boolean {
  const checkedAt = Number(localStorage.getItem(CHECKED_AT) ?? 0)
  return navigator.connection?.saveData === true && Date.now() - checkedAt < DAY_MS
}

/** Undefined without a session, and when there is nothing of this kind. */
async function listVersions(kind: KeepSubject['kind']): Promise<ReadonlyMap<number, string> | undefined> {
  const ids = keepStore.get().things.flatMap((thing) => (thing.kind === kind ? thing.id : []))
  if (ids.length === 0) return undefined
  const list =
    kind === 'module'
      ? await keptCalls.listModuleVersions(browserTransport(), { query: { ids: ids.join(',') } })
      : await keptCalls.listFolderVersions(memberTransport()).catch(() => undefined)
  return list && new Map(list.results.map(({ id, version }) => [id, version]))
}

async function compare(thing: KeptThing, version: string | undefined): Promise<void> {
  if (version === undefined) return forget(thing.key)
  const known = [thing.newer?.version, thing.target.version]
  if (known.includes(version)) return
  const newer = await readManifest(thing)
  const kept = thing.kept && withoutWithdrawn(thing.kept, newer)
  await change(
    thing.status === 'kept' && kept ? { ...thing, kept, target: kept, newer } : { ...thing, kept, target: newer },
  )
}
