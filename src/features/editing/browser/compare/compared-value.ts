import type { Transport } from '#core/client.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import type { EntryState, Version } from '../../contract.ts'
import { valueOfServer } from '../bar/draft-state.ts'
import { editing } from '../client.ts'

/** A side of a comparison: the draft, a version, what readers see without a version of its own, or nothing. */
export type Side = 'draft' | 'live' | 'nothing' | number

/** Two texts of an entry. */
export interface Comparison {
  server: EntryState
  /** Newest first. */
  versions: readonly Version[]
  before: { side: Side; value: AnyValue }
  after: { side: Side; value: AnyValue }
  files: EntryState['files']
}

/**
 * @param sides by default the draft or the newest version, compared with what readers see or the version before
 */
export async function loadComparison(
  api: Transport,
  key: EntryKey,
  sides: { shown: number | undefined; with: number | undefined },
): Promise<Comparison> {
  const [server, { results: versions }] = await Promise.all([
    editing.getEntry(api, { params: key }),
    editing.listVersions(api, { params: key }),
  ])
  const load = async (side: Side) => {
    if (side === 'draft') return { value: server.value, files: server.files }
    if (side === 'live') return { value: server.published ?? {}, files: server.files }
    if (side === 'nothing') return { value: {}, files: [] }
    return editing.getVersion(api, { params: { ...key, number: side } })
  }
  const after = sides.shown ?? (server.draft ? 'draft' : (versions[0]?.number ?? 'live'))
  const before = sides.with ?? sideBefore(after, server)
  const [old, current] = await Promise.all([load(before), load(after)])
  return {
    server,
    versions,
    before: { side: before, value: valueOfServer(old.value) },
    after: { side: after, value: valueOfServer(current.value) },
    files: [...current.files, ...old.files],
  }
}

function sideBefore(after: Side, { version, published }: EntryState): Side {
  if (typeof after === 'number') return after > 1 ? after - 1 : 'nothing'
  return after === 'draft' && published ? (version?.number ?? 'live') : 'nothing'
}
