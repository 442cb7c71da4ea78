import { sql } from 'kysely'
import type { AnyEditable } from '#content/server/editable.ts'
import { selectListed } from '#content/server/live.ts'
import { parseFileId } from '#content/server/references.ts'
import type { Db } from '#platform/database/schema.ts'

/** The links of all public texts that lead to a file or an entry that is not there any more. */
export async function listBrokenLinks(db: Db, editables: readonly AnyEditable[]) {
  // The database leaves out most links: those to a public file, or to a public entry at its address of today.
  const links = db
    .selectFrom('entry_link')
    .select(['kind', 'entry', 'path', 'link'])
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        and([
          eb('file_id', 'is not', null),
          not(
            exists(
              selectFrom('file')
                .select('id')
                .whereRef('id', '=', 'file_id')
                .where('withdrawn', 'is', null)
                .where('replaced_by_id', 'is', null),
            ),
          ),
        ]),
        ...editables.flatMap(({ type, pagePrefix }) => {
          if (pagePrefix === undefined) return []
          const pages = selectListed(db, type.kind).where('slug', 'is not', null).clearSelect()
          const page = sql<string>`${pagePrefix} || slug`.as('page')
          return [and([eb('page', 'like', `${pagePrefix}%`), eb('page', 'not in', pages.select(page))])]
        }),
      ]),
    )
    .orderBy('entry_link.id')
  return findBrokenLinks(db, editables, await links.execute())
}

/** Those of the links that lead to a file or an entry that is not there any more. Links to other pages are not checked. */
export async function findBrokenLinks<Link extends { link: string }>(
  db: Db,
  editables: readonly AnyEditable[],
  links: readonly Link[],
): Promise<Link[]> {
  const files = await listOpening(db, new Set(links.flatMap(({ link }) => parseFileId(link) ?? [])))
  const targets = links.map(({ link }) => targetOf(link, editables))
  const known = await listSlugs(db, new Set(targets.flatMap((target) => target?.slug ?? [])))
  return links.filter(({ link }, index) => {
    const fileId = parseFileId(link)
    const target = targets[index]
    return fileId === undefined ? target && !known.has(`${target.kind}/${target.slug}`) : !files.has(fileId)
  })
}

/** The kind and the address of the entry to which a link leads; undefined for other pages. */
function targetOf(link: string, editables: readonly AnyEditable[]) {
  const { type, pagePrefix = '' } = editables.find(({ pagePrefix }) => pagePrefix && link.startsWith(pagePrefix)) ?? {}
  const slug = link.slice(pagePrefix.length).split(/[/?#]/)[0]
  return type && slug ? { kind: type.kind, slug } : undefined
}

/** Those of the files whose URL opens, with a draft's as soon as it is published. A replaced file leads to another one. */
async function listOpening(db: Db, ids: ReadonlySet<number>): Promise<Set<number>> {
  if (ids.size === 0) return new Set()
  const files = await db
    .selectFrom('file')
    .leftJoin('file as current', 'current.id', 'file.replaced_by_id')
    .select(['file.id', 'file.withdrawn', 'current.id as current_id', 'current.withdrawn as current_withdrawn'])
    .where('file.id', 'in', [...ids])
    .execute()
  const opening = files.filter((file) => (file.current_id === null ? file.withdrawn : file.current_withdrawn) === null)
  return new Set(opening.map(({ id }) => id))
}

/** Those of the addresses that lead to a public entry, also as a former address, as `kind/slug`. */
async function listSlugs(db: Db, slugs: ReadonlySet<string>): Promise<Set<string>> {
  if (slugs.size === 0) return new Set()
  const current = db
    .selectFrom('entry')
    .select(['kind', 'slug'])
    .where('slug', 'in', [...slugs])
    .where('live', 'is not', null)
  const former = db
    .selectFrom('former_slug')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'former_slug.kind').onRef('entry.entry', '=', 'former_slug.entry'),
    )
    .select(['former_slug.kind', 'former_slug.slug'])
    .where('former_slug.slug', 'in', [...slugs])
    .where('entry.live', 'is not', null)
  const rows = [...(await current.execute()), ...(await former.execute())]
  return new Set(rows.map(({ kind, slug }) => `${kind}/${slug}`))
}
