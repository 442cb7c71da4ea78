import type { Db } from '#platform/database/schema.ts'
import type { AnyEditable } from '../editable.ts'
import type { PlacedLink } from './links.ts'

/** Those of the links that lead to a file or an entry that does not exist. Links to other pages are not checked. */
export async function findBrokenLinks(
  db: Db,
  editables: readonly AnyEditable[],
  links: readonly PlacedLink[],
): Promise<PlacedLink[]> {
  if (links.length === 0) return []
  const fileIds = links.flatMap(({ link }) => parseFileId(link) ?? [])
  const files =
    fileIds.length === 0 ? [] : await db.selectFrom('file').select('id').where('id', 'in', fileIds).execute()
  const known = new Set(files.map(({ id }) => id))
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

async function pagesByPrefix(db: Db, editables: readonly AnyEditable[], links: readonly PlacedLink[]) {
  const pages = new Map<string, Set<string>>()
  for (const { pagePrefix, list, formerPages } of editables) {
    if (pagePrefix === undefined || !links.some(({ link }) => link.startsWith(pagePrefix))) continue
    pages.set(pagePrefix, new Set([...(await list(db)).map(({ page }) => page), ...((await formerPages?.(db)) ?? [])]))
  }
  return pages
}

function parseFileId(link: string): number | undefined {
  const id = /^\/files\/([1-9]\d{0,8})\//.exec(link)?.[1]
  return id === undefined ? undefined : Number(id)
}
