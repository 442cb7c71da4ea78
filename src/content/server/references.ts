import type { AnyValue, ContentType } from '#core/content-type.ts'
import type { Tx } from '#platform/database/schema.ts'
import { listFileIds } from './files-of.ts'
import { insertRows } from './insert-rows.ts'
import { listLinks, parseFileId } from './links.ts'

/** Writes which files and pages the public version of an entry leads to. */
export async function writeReferences(
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
  await insertRows(tx, 'file_use', files)
  const links = listLinks(fields, value, []).map(({ path, link }) => ({
    kind,
    entry,
    path: JSON.stringify(path),
    link,
    page: pageOf(link),
    file_id: parseFileId(link) ?? null,
  }))
  await insertRows(tx, 'entry_link', links)
}

/** The first two parts of the path: pages below the page of an entry belong to it. */
function pageOf(link: string): string {
  return link.split(/[?#]/)[0]?.split('/').slice(0, 3).join('/') ?? ''
}
