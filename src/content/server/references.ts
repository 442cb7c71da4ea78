import { everyField } from '#core/content-path.ts'
import type { AnyValue, ContentType } from '#core/content-type.ts'
import type { Tx } from '#platform/database/schema.ts'
import { insertRows } from './insert-rows.ts'

export interface PlacedFile {
  path: string[]
  id: number
}

/** The files in a value with their fields. */
export function placedFiles({ fields }: ContentType, value: AnyValue): PlacedFile[] {
  return everyField(fields, value).flatMap(({ path, field, value: id }) =>
    field.type === 'file' && typeof id === 'number' ? [{ path, id }] : [],
  )
}

/** The ids of the files in a value, each once. */
export function listFileIds(type: ContentType, value: AnyValue): number[] {
  return [...new Set(placedFiles(type, value).map(({ id }) => id))]
}

export interface PlacedLink {
  path: string[]
  /** A path on this site. */
  link: string
}

/** The links in a value to pages and files of this site. */
export function listLinks({ fields }: ContentType, value: AnyValue): PlacedLink[] {
  return everyField(fields, value).flatMap(({ path, field, value: text }) => {
    if (typeof text !== 'string') return []
    const links = field.type === 'link' ? [text] : field.type === 'html' ? linksOfHtml(text) : []
    return links.flatMap((link) => (/^\/(?!\/)/.test(link) ? [{ path, link }] : []))
  })
}

function linksOfHtml(html: string): string[] {
  return [...html.matchAll(/\shref="(\/[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
}

/** The file to which a link leads; undefined for a page. */
export function parseFileId(link: string): number | undefined {
  const id = /^\/files\/([1-9]\d{0,8})\//.exec(link)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Writes which files and pages the public version of an entry leads to. */
export async function writeReferences(
  tx: Tx,
  type: ContentType,
  entry: string,
  value: AnyValue | undefined,
): Promise<void> {
  const { kind } = type
  for (const table of ['file_use', 'entry_link'] as const)
    await tx.deleteFrom(table).where('kind', '=', kind).where('entry', '=', entry).execute()
  if (value === undefined) return
  const files = listFileIds(type, value).map((file_id) => ({ kind, entry, file_id }))
  await insertRows(tx, 'file_use', files)
  const links = listLinks(type, value).map(({ path, link }) => ({
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
