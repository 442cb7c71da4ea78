import type { AnyValue, ContentType } from '#core/content-type.ts'
import type { Tx } from '#platform/database/schema.ts'
import { listFileIds } from './files-of.ts'
import { listLinks, parseFileId } from './links.ts'

/** Rows of one INSERT. */
const BATCH = 500

/** Writes which files and pages the public version of an entry leads to. */
export async function noteReferences(
  tx: Tx,
  type: ContentType,
  entry: string,
  value: AnyValue | undefined,
): Promise<void> {
  const { kind, fields } = type
  for (const table of ['file_use', 'entry_link'] as const)
    await tx.deleteFrom(table).where('kind', '=', kind).where('entry', '=', entry).execute()
  if (value === undefined) return
  const files = listFileIds(type, value).map((file_id) => ({ kind, entry, file_id }))
  for (let start = 0; start < files.length; start += BATCH)
    await tx
      .insertInto('file_use')
      .values(files.slice(start, start + BATCH))
      .execute()
  const links = listLinks(fields, value, []).map(({ path, link }) => ({
    kind,
    entry,
    path: JSON.stringify(path),
    link,
    page: pageOf(link),
    file_id: parseFileId(link) ?? null,
  }))
  for (let start = 0; start < links.length; start += BATCH)
    await tx
      .insertInto('entry_link')
      .values(links.slice(start, start + BATCH))
      .execute()
}

/** The first two parts of the path: pages below the page of an entry belong to it. */
function pageOf(link: string): string {
  return link.split(/[?#]/)[0]?.split('/').slice(0, 3).join('/') ?? ''
}
