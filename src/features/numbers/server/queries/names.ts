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
export async function moduleNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('entry')
      .select(['entry', 'title as label', 'slug', 'live'])
      .where('kind', '=', moduleType.kind)
      .where('entry', 'in', chunk)
      .execute(),
  )
  const named = new Map(
    rows.map(({ entry, label, slug, live }) => [entry, { label, page: live === null ? null : `/training/${slug}` }]),
  )
  return named.set('', { label: rowText.otherFiles, page: null })
}

/** The names of downloads by their subject, such as `file:12`. */
export async function downloadNames(db: Db, subjects: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const parts = subjects.map((subject) => [subject, ...subject.split(':', 2)] as const)
  const modules = await moduleNames(
    db,
    parts.flatMap(([, kind, id]) => (id !== undefined && kind !== 'file' ? [id] : [])),
  )
  const files = await findFiles(db, subjects)
  const archives = new Map<string, string>(Object.entries(rowText.archives))
  const nameOf = (subject: string, kind = '', id = ''): Named => {
    const { label, page } = files.get(subject) ?? modules.get(id || ' ') ?? { label: rowText.removed, page: null }
    if (kind === 'module' || kind === 'slides') return { label: rowText[kind](label), page }
    return { label: archives.get(subject) ?? label, page }
  }
  return new Map(parts.map(([subject, kind, id]) => [subject, nameOf(subject, kind, id)]))
}

interface ListedFile extends Named {
  /** Id of the module; empty for a file of none. */
  module: string
  language: string
}

/** Where files are listed, by subjects such as `file:12`. A file in several places is at the first one. */
export async function findFiles(db: Db, subjects: Iterable<string>): Promise<ReadonlyMap<string, ListedFile>> {
  const ids = [...subjects].flatMap((subject) => (subject.startsWith('file:') ? [Number(subject.slice(5))] : []))
  const files = await inChunks(ids, (chunk) =>
    db.selectFrom('file').select(['id', 'name']).where('id', 'in', chunk).execute(),
  )
  const entries = await inChunks(files.map(fileUrl), (chunk) =>
    db
      .selectFrom('search_entry')
      .select(['same_as', 'title', 'page', 'module_id', 'language'])
      .where('same_as', 'in', chunk)
      .orderBy('id', 'desc')
      .execute(),
  )
  const byUrl = new Map(entries.map((entry) => [entry.same_as, entry]))
  return new Map(
    files.map((file) => {
      const { title = file.name, page = null, module_id, language = 'en' } = byUrl.get(fileUrl(file)) ?? {}
      return [`file:${file.id}`, { label: title, page, module: String(module_id ?? ''), language }]
    }),
  )
}
