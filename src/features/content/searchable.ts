import { badgeKindOf } from '#core/file-labels.ts'
import type { Db } from '#server/database/schema.ts'
import { fileOrLinkFieldsOf, filesById } from '#server/files/listed.ts'
import { textsById } from '#server/files/texts.ts'
import type { ResourceEntry, Searchable } from '#server/searchable.ts'

/** Behind all modules; guides first, then the language libraries. */
const FIRST_GUIDE = 10_000_000
const FIRST_MATERIAL = 20_000_000

const PAGES = { fr: '/materials-in-french', es: '/materials-in-spanish' } as const

/** Guides and links, and the French and Spanish materials. */
export const searchable: Searchable = {
  area: 'content',
  async *entries(db) {
    yield* guides(db)
    yield* materials(db)
  },
}

async function* guides(db: Db): AsyncGenerator<ResourceEntry> {
  const rows = await db.selectFrom('guide').selectAll().orderBy('id').execute()
  const shown = rows.map((row) => ({
    ...row,
    page: '/training-guides',
    key: `guide-${row.id}`,
    source: `guide:${row.id}`,
  }))
  yield* resources(db, shown, FIRST_GUIDE)
}

async function* materials(db: Db): AsyncGenerator<ResourceEntry> {
  const rows = await db
    .selectFrom('material_file')
    .innerJoin('material_section', 'material_section.id', 'material_file.section_id')
    .selectAll('material_file')
    .select('material_section.language')
    .orderBy('material_file.id')
    .execute()
  const shown = rows.map((row) => ({
    ...row,
    page: PAGES[row.language],
    key: `material-${row.id}`,
    source: `material_file:${row.id}`,
  }))
  yield* resources(db, shown, FIRST_MATERIAL)
}

interface Row {
  id: number
  title: string
  details: string
  file_id: number | null
  url: string | null
  page: string
  key: string
  source: string
}

async function* resources(db: Db, rows: readonly Row[], first: number): AsyncGenerator<ResourceEntry> {
  const ids = rows.map((row) => row.file_id)
  const [files, texts] = [await filesById(db, ids), await textsById(db, ids)]
  for (const [place, row] of rows.entries()) {
    const fields = fileOrLinkFieldsOf(row, files)
    yield {
      kind: 'resource',
      source: row.source,
      position: first + place,
      title: row.title,
      details: row.details,
      text: row.file_id === null ? '' : (texts.get(row.file_id) ?? ''),
      page: fields.path_type === 'URL' ? row.page : `${row.page}?preview=${row.key}`,
      shown: { id: row.id, module: null, ...fields },
      format: badgeKindOf(fields),
      sizeBytes: fields.size_bytes,
    }
  }
}
