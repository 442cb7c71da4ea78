import type { AnyEditable } from '#content/server/editable.ts'
import { type PlacedLink, parseFileId } from '#content/server/links.ts'
import type { Db } from '#platform/database/schema.ts'

/** Those of the links that lead to a file or an entry that is not there any more. Links to other pages are not checked. */
export async function findBrokenLinks(
  db: Db,
  editables: readonly AnyEditable[],
  links: readonly PlacedLink[],
): Promise<PlacedLink[]> {
  if (links.length === 0) return []
  const fileIds = links.flatMap(({ link }) => parseFileId(link) ?? [])
  const known = await listOpening(db, fileIds)
  const pages = await pagesByPrefix(db, editables, links)
  return links.filter(({ link }) => {
    const fileId = parseFileId(link)
    if (fileId !== undefined) return !known.has(fileId)
    const prefix = [...pages.keys()].find((start) => link.startsWith(start))
    if (prefix === undefined) return false
    const [name = ''] = link.slice(prefix.length).split(/[/?#]/)
    return name !== '' && !pages.get(prefix)?.has(prefix + name)
  })
}

/** Those of the files whose URL opens, with a draft's as soon as it is published. A replaced file leads to another one. */
async function listOpening(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const files = await db
    .selectFrom('file')
    .leftJoin('file as current', 'current.id', 'file.replaced_by_id')
    .select(['file.id', 'file.withdrawn', 'current.id as current_id', 'current.withdrawn as current_withdrawn'])
    .where('file.id', 'in', ids)
    .execute()
  const opening = files.filter((file) => (file.current_id === null ? file.withdrawn : file.current_withdrawn) === null)
  return new Set(opening.map(({ id }) => id))
}

async function pagesByPrefix(db: Db, editables: readonly AnyEditable[], links: readonly PlacedLink[]) {
  const pages = new Map<string, Set<string>>()
  for (const { pagePrefix, list, formerPages } of editables) {
    if (pagePrefix === undefined || !links.some(({ link }) => link.startsWith(pagePrefix))) continue
    pages.set(pagePrefix, new Set([...(await list(db)).map(({ page }) => page), ...((await formerPages?.(db)) ?? [])]))
  }
  return pages
}
