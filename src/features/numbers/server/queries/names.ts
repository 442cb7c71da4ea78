import { moduleType } from '#features/library/content-types.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { rowText } from '../../messages.ts'

/** What readers call something, and its page; null where it has none. */
export interface Named {
  label: string
  page: string | null
}

/** The names of modules by id, also of those off the site. */
export async function moduleNames(db: Db, ids: Iterable<string>): Promise<ReadonlyMap<string, Named>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('entry')
      .select(['entry', 'title', 'slug', 'live'])
      .where('kind', '=', moduleType.kind)
      .where('entry', 'in', chunk)
      .execute(),
  )
  const named = rows.map(({ entry, title, slug, live }): [string, Named] => [
    entry,
    { label: title, page: live === null ? null : `/training/${slug}` },
  ])
  return new Map([...named, ['', { label: rowText.otherFiles, page: null }]])
}

/** The names of downloads by their subject, such as `file:12`. */
export async function downloadNames(db: Db, subjects: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const idsOf = (...kinds: string[]) =>
    subjects.flatMap((subject) => {
      const [kind = '', id] = subject.split(':', 2)
      return id !== undefined && kinds.includes(kind) ? [id] : []
    })
  const modules = await moduleNames(db, idsOf('module', 'slides'))
  const files = await fileNames(db, idsOf('file').map(Number))
  const archives = new Map<string, string>(Object.entries(rowText.archives))
  const nameOf = (subject: string): Named => {
    const [kind, id = ''] = subject.split(':', 2)
    const module = modules.get(id)
    if (kind === 'file') return files.get(Number(id)) ?? { label: rowText.removed, page: null }
    if (kind !== 'module' && kind !== 'slides') return { label: archives.get(subject) ?? subject, page: null }
    return { label: rowText[kind](module?.label ?? rowText.removed), page: module?.page ?? null }
  }
  return new Map(subjects.map((subject) => [subject, nameOf(subject)]))
}

/** Titles on the site; without one, the name of the file. */
async function fileNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Named>> {
  const files = await inChunks(ids, (chunk) =>
    db.selectFrom('file').select(['id', 'name']).where('id', 'in', chunk).execute(),
  )
  const entries = await inChunks(files.map(fileUrl), (chunk) =>
    db
      .selectFrom('search_entry')
      .select(['same_as', 'title as label', 'page'])
      .where('same_as', 'in', chunk)
      .orderBy('id', 'desc')
      .execute(),
  )
  const titles = new Map(entries.map(({ same_as, ...named }) => [same_as, named]))
  return new Map(files.map((file) => [file.id, titles.get(fileUrl(file)) ?? { label: file.name, page: null }]))
}
