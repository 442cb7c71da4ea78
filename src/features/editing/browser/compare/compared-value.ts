import type { Transport } from '#core/client.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { EntryState, Version } from '../../contract.ts'
import { editing } from '../client.ts'
import { valueOfServer } from '../drafts/draft-state.ts'

/** What is compared: the draft and what readers see, or a version and the one before it. */
export interface Comparison {
  server: EntryState
  versions: readonly Version[]
  before: AnyValue
  after: AnyValue
  files: EntryState['files']
}

/** @param number of the version to show; undefined for the draft, or the newest version without a draft */
export async function loadComparison(
  api: Transport,
  key: { kind: string; entry: string },
  number: number | undefined,
): Promise<Comparison> {
  const [server, { results: versions }] = await Promise.all([
    editing.getEntry(api, { params: key }),
    editing.listVersions(api, { params: key }),
  ])
  const draft = { value: server.value, files: server.files }
  if (number === undefined && (server.draft !== null || versions.length === 0)) {
    const before = server.published ? valueOfServer(server.published) : {}
    return { server, versions, before, after: valueOfServer(draft.value), files: draft.files }
  }
  const shown = number ?? versions[0]?.number ?? 1
  const [after, before] = await Promise.all([
    editing.getVersion(api, { params: { ...key, number: shown } }),
    shown > 1 ? editing.getVersion(api, { params: { ...key, number: shown - 1 } }) : undefined,
  ])
  const files = [...after.files, ...(before?.files ?? [])]
  return {
    server,
    versions,
    before: before ? valueOfServer(before.value) : {},
    after: valueOfServer(after.value),
    files,
  }
}
