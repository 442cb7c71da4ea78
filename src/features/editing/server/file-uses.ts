import type { AnyEditable } from '#content/server/editable.ts'
import { listFileIds, placedFiles } from '#content/server/references.ts'
import type { AnyValue, ContentType } from '#core/content-type.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import {
  moveWithdrawnPage,
  publishFiles,
  replaceFile,
  withdrawForGood,
  withdrawUnused,
} from '#platform/files/publish-files.ts'

interface FileChange {
  /** What readers had; undefined for an entry that they did not see. */
  before: AnyValue | undefined
  /** What they have now; undefined for an entry that is off the site. */
  after: AnyValue | undefined
  /** Its page before it went off the site. */
  formerPage?: string | undefined
  /** Whether the replaced files are withdrawn, also at the URLs of their versions. */
  withdrawsReplaced?: boolean | undefined
  now: Date
}

/**
 * After a change of what readers see of an entry: its files are public, the URLs of replaced files lead to the new ones, and
 * files that no public entry uses any more are withdrawn.
 */
export async function changeFileUses(
  tx: Tx,
  { editable, entry }: { editable: AnyEditable; entry: string },
  { before, after, formerPage, withdrawsReplaced = false, now }: FileChange,
): Promise<void> {
  const { type } = editable
  const files = after === undefined ? [] : listFileIds(type, after)
  await publishFiles(tx, files, now)

  const isUsed = (ids: readonly number[]) => listUsed(tx, ids)
  const former = before === undefined ? [] : listFileIds(type, before)
  const used = await isUsed(former)
  const unused = new Set(former.filter((id) => !used.has(id)))
  const pairs = before && after ? replacedFiles(type, before, after).filter(({ oldId }) => unused.has(oldId)) : []
  for (const pair of pairs) await replaceFile(tx, pair)
  const replaced = pairs.map(({ oldId }) => oldId)
  const removed = [...unused].filter((id) => !replaced.includes(id))
  const page = after === undefined ? listPageOf(formerPage ?? '/') : ((await findPage(tx, editable, entry)) ?? '/')
  if (formerPage !== undefined && after === undefined) await moveWithdrawnPage(tx, formerPage, page)
  if (withdrawsReplaced) await withdrawForGood(tx, replaced, page, isUsed)
  await withdrawUnused(tx, removed, page, isUsed)
}

/** The files that have another one in their place now. */
function replacedFiles(type: ContentType, before: AnyValue, after: AnyValue): { oldId: number; newId: number }[] {
  const places = new Map(placedFiles(type, after).map(({ path, id }) => [path.join('/'), id]))
  return placedFiles(type, before).flatMap(({ path, id: oldId }) => {
    const newId = places.get(path.join('/'))
    return newId === undefined || newId === oldId ? [] : [{ oldId, newId }]
  })
}

export async function findPage(db: Db, editable: AnyEditable, entry: string): Promise<string | undefined> {
  return (await editable.list(db)).find((summary) => summary.entry === entry)?.page
}

/** The page that listed an entry: `/training` for `/training/implants`, `/faq` for `/faq#rings`. */
function listPageOf(page: string): string {
  const [path = '/', fragment] = page.split(/[#?]/)
  return fragment === undefined ? path.slice(0, path.lastIndexOf('/')) || '/' : path
}

/** Those of the files that a public entry refers to. */
async function listUsed(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const uses = tx.selectFrom('file_use').select('file_id')
  const used = await inChunks(ids, (chunk) => uses.where('file_id', 'in', chunk).execute())
  return new Set(used.map((row) => row.file_id))
}
