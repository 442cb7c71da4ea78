import { fileFinder } from '#content/server/find-files.ts'
import { findLive, listLive, lockNextIds } from '#content/server/live.ts'
import { fileOrLinkOf } from '#core/content-files.ts'
import { emptyValue, type ValueOf } from '#core/content-type.ts'
import { badgeKindOf } from '#core/file-labels.ts'
import { FORMAT_KEYWORDS } from '#core/format-keywords.ts'
import type { SearchLanguage } from '#core/search-filters.ts'
import { indexScope } from '#features/search/server/public.ts'
import type { ResourceEntry } from '#features/search/server/searchable.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { filesById, textsById } from '#platform/files/queries.ts'
import type { IndexedRows } from '#platform/search/rebuild-index.ts'
import { guidesType, materialSectionType } from '../content-types.ts'

/** Positions after all modules: guides first, then the materials. */
const FIRST_GUIDE = 1_000_000_000
const FIRST_MATERIAL = 1_500_000_000

export const MATERIALS_PATHS = { fr: '/materials-in-french', es: '/materials-in-spanish' } as const
export type MaterialLanguage = keyof typeof MATERIALS_PATHS

export function languageOf({ language }: { language: string }): MaterialLanguage {
  return language === 'es' ? 'es' : 'fr'
}

/** For a rebuild: the page of guides and links, and the sections of French and Spanish materials. */
const GUIDES_ID = 0
export const indexedPages: IndexedRows = {
  lockNext: async (tx, after, limit) => [
    ...(after < GUIDES_ID ? [GUIDES_ID] : []),
    ...(await lockNextIds(tx, materialSectionType.kind, after, limit)),
  ],
  index: (tx, id) => (id === GUIDES_ID ? indexGuides(tx) : indexMaterials(tx, id)),
}

/** Updates the index entries of the guides, in the transaction that changes them. */
export async function indexGuides(tx: Tx): Promise<void> {
  const value = (await findLive(tx, guidesType, 'guides'))?.value ?? emptyValue(guidesType.fields)
  const { training_guides, general_training_guides, additional_links, adaptation_checklists } = value
  const items = [...training_guides, ...general_training_guides, ...additional_links, ...adaptation_checklists]
  const place = { first: FIRST_GUIDE, language: 'en', page: '/training-guides', key: 'guide', source: 'guide' } as const
  await indexScope(tx, { name: 'guides', entries: await resourceEntries(tx, items, { ...place, section: '' }) })
}

/** Updates the index entries of a section of materials, in the transaction that changes it. */
export async function indexMaterials(tx: Tx, sectionId: number): Promise<void> {
  const [live] = await listLive(tx, materialSectionType, { id: sectionId })
  const { name, files, language } = live?.value ?? emptyValue(materialSectionType.fields)
  const place = { first: FIRST_MATERIAL, key: 'material', source: 'material_file', section: name }
  const of = languageOf({ language })
  const entries = await resourceEntries(tx, files, { ...place, language: of, page: MATERIALS_PATHS[of] })
  await indexScope(tx, { name: `materials:${sectionId}`, entries })
}

interface Place {
  /** The position of a resource is this and its id. */
  first: number
  language: SearchLanguage
  /** The section that lists them, or empty. */
  section: string
  page: string
  /** What the keys of their previews in URLs start with. */
  key: string
  source: string
}

async function resourceEntries(
  db: Db,
  items: ValueOf<typeof materialSectionType.fields>['files'],
  { first, language, section, page, key, source }: Place,
): Promise<ResourceEntry[]> {
  const ids = items.map(({ file }) => file)
  const [files, texts] = [await filesById(db, ids), await textsById(db, ids)]
  const find = fileFinder(files)
  return items.map(({ title, details, ...item }) => {
    const fields = fileOrLinkOf(find, item)
    const format = badgeKindOf(fields)
    const id = Number(item.key)
    return {
      kind: 'resource',
      source: `${source}:${id}`,
      position: first + id,
      language,
      title,
      details,
      keywords: `${section}\n${FORMAT_KEYWORDS[format]}`,
      text: item.file === null ? '' : (texts.get(item.file) ?? ''),
      page: fields.path_type === 'URL' ? page : `${page}?preview=${key}-${id}`,
      display: { id, module: null, ...fields },
      format,
      sizeBytes: fields.size_bytes,
    }
  })
}
