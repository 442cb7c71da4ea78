import { badgeKindOf } from '#core/file-labels.ts'
import type { Db } from '#server/database/schema.ts'
import { fileFieldsOf, fileOrLinkFieldsOf, filesById, type ListedFile } from '#server/files/listed.ts'
import { textsById } from '#server/files/texts.ts'
import { textOfHtml } from '#server/html/sanitize.ts'
import type { ResourceEntry, Searchable, SearchEntry } from '#server/searchable.ts'
import { listModules } from './queries/modules.ts'
import { guideTitle } from './text.ts'

/** Between one module's entries and the next: more than a module has. */
const STEP = 1000

/** Modules with their documents and links. */
export const searchable: Searchable = {
  area: 'training',
  async *entries(db) {
    for (const [place, module] of (await listModules(db, {})).entries()) {
      const position = place * STEP
      yield {
        kind: 'module',
        source: `module:${module.id}`,
        position,
        title: module.name,
        details: textOfHtml(module.purpose),
        text: module.description,
        page: `/training/${module.slug}`,
        shown: { id: module.id, slug: module.slug, category: module.category },
      } satisfies SearchEntry
      yield* documentsOf(db, module, position)
    }
  },
}

interface NamedModule {
  id: number
  slug: string
  name: string
}

async function* documentsOf(db: Db, module: NamedModule, position: number): AsyncGenerator<ResourceEntry> {
  const guide = await db
    .selectFrom('module')
    .select('facilitators_guide_file_id as file_id')
    .where('id', '=', module.id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('session_file')
    .selectAll()
    .where('module_id', '=', module.id)
    .orderBy('position')
    .execute()
  const ids = [guide.file_id, ...rows.map((row) => row.file_id)]
  const files = await filesById(db, ids)
  const texts = await textsById(db, ids)
  const guideFile = guide.file_id === null ? undefined : files.get(guide.file_id)
  if (guideFile) yield guideEntry(module, guideFile, texts.get(guideFile.id) ?? '', position + 1)
  for (const [place, row] of rows.entries()) {
    const fields = fileOrLinkFieldsOf(row, files)
    const key = `${row.section}-${row.id}`
    yield {
      kind: 'resource',
      source: `session_file:${row.id}`,
      position: position + 2 + place,
      title: row.title,
      details: row.details,
      text: row.file_id === null ? '' : (texts.get(row.file_id) ?? ''),
      page:
        fields.path_type === 'URL'
          ? `/training/${module.slug}/downloads`
          : `/training/${module.slug}/downloads?preview=${key}`,
      shown: { id: row.id, module: { slug: module.slug, name: module.name }, ...fields },
      format: badgeKindOf(fields),
      sizeBytes: fields.size_bytes,
    }
  }
}

function guideEntry(module: NamedModule, file: ListedFile, text: string, position: number): ResourceEntry {
  const fields = { ...fileFieldsOf(file), path_type: 'FILE', url: null } as const
  return {
    kind: 'resource',
    source: `facilitators_guide:${module.id}`,
    position,
    title: guideTitle(module.name),
    details: '',
    text,
    page: `/training/${module.slug}?preview=facilitators_guide-file`,
    shown: { id: module.id, module: { slug: module.slug, name: module.name }, ...fields },
    format: badgeKindOf(fields),
    sizeBytes: fields.size_bytes,
  }
}
