import { sql } from 'kysely'
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
  const files = await listOpening(db, fileIds)
  const prefixes = editables.flatMap(({ type, pagePrefix }) => (pagePrefix ? [{ kind: type.kind, pagePrefix }] : []))
  const targets = links.map((placed) => ({ placed, ...targetOf(placed.link, prefixes) }))
  const slugs = targets.flatMap(({ slug }) => slug ?? [])
  const known = await listSlugs(db, slugs)
  return targets.flatMap(({ placed, kind, slug }) => {
    const fileId = parseFileId(placed.link)
    if (fileId !== undefined) return files.has(fileId) ? [] : [placed]
    return slug === undefined || known.has(`${kind}/${slug}`) ? [] : [placed]
  })
}

/** The kind and the address of the entry to which a link leads; undefined for other pages. */
function targetOf(link: string, prefixes: readonly { kind: string; pagePrefix: string }[]) {
  const target = prefixes.find(({ pagePrefix }) => link.startsWith(pagePrefix))
  const slug = target && link.slice(target.pagePrefix.length).split(/[/?#]/)[0]
  return { kind: target?.kind, slug: slug || undefined }
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

/** Those of the addresses that lead to a public entry, also as a former address, as `kind/slug`. */
async function listSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const current = db
    .selectFrom('entry')
    .select(['kind', 'slug'])
    .where('slug', 'in', slugs)
    .where('live', 'is not', null)
  const former = db
    .selectFrom('former_slug')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'former_slug.kind').onRef('entry.entry', '=', 'former_slug.entry'),
    )
    .select(['former_slug.kind', 'former_slug.slug'])
    .where('former_slug.slug', 'in', slugs)
    .where('entry.live', 'is not', null)
  const rows = [...(await current.execute()), ...(await former.execute())]
  return new Set(rows.map(({ kind, slug }) => `${kind}/${slug}`))
}

/** The links of all public texts that lead to a file or an entry that is not there any more. */
export async function selectBrokenLinks(db: Db, editables: readonly AnyEditable[]) {
  const links = db
    .selectFrom('entry_link')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'entry_link.kind').onRef('entry.entry', '=', 'entry_link.entry'),
    )
    .select(['entry_link.id', 'entry.kind', 'entry.entry', 'entry_link.path', 'entry_link.link'])
  const toFiles = await links
    .leftJoin('file', 'file.id', 'entry_link.file_id')
    .leftJoin('file as current', 'current.id', 'file.replaced_by_id')
    .where('entry_link.file_id', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        eb('file.id', 'is', null),
        and([eb('current.id', 'is', null), eb('file.withdrawn', 'is not', null)]),
        eb('current.withdrawn', 'is not', null),
      ]),
    )
    .execute()
  const toEntries = editables.flatMap(({ type, pagePrefix }) => {
    if (pagePrefix === undefined) return []
    const slug = sql<string>`substr(entry_link.page, cast(${pagePrefix.length + 1} as integer))`
    return [
      links
        .where('entry_link.page', 'like', `${pagePrefix}%`)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('entry as target')
                .select('target.id')
                .where('target.kind', '=', type.kind)
                .where('target.slug', '=', slug)
                .where('target.live', 'is not', null),
            ),
          ),
        )
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('former_slug')
                .innerJoin('entry as moved', (join) =>
                  join.onRef('moved.kind', '=', 'former_slug.kind').onRef('moved.entry', '=', 'former_slug.entry'),
                )
                .select('moved.id')
                .where('former_slug.kind', '=', type.kind)
                .where('former_slug.slug', '=', slug)
                .where('moved.live', 'is not', null),
            ),
          ),
        )
        .execute(),
    ]
  })
  return [...toFiles, ...(await Promise.all(toEntries)).flat()].sort((a, b) => a.id - b.id)
}
