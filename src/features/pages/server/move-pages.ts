import { sql } from 'kysely'
import { z } from 'zod'
import { moveKind } from '#content/server/move-entry.ts'
import type { AnyItem, AnyValue } from '#core/content-type.ts'
import { formatDuration } from '#core/format.ts'
import type { Tx } from '#platform/database/schema.ts'
import * as pageTypes from '../content-types/pages.ts'
import { materialSectionType } from '../content-types.ts'

const Simple = z.union([z.string(), z.number(), z.null()])
/** Items from before edit mode have no keys: their places are their keys. */
const Items = z
  .array(z.record(z.string(), Simple))
  .default([])
  .transform((items) => items.map((item, index) => ({ ...item, key: String(item.key ?? index + 1) })))
const Document = z
  .object({ title: z.string(), details: z.string(), file_id: z.number().nullable() })
  .nullable()
  .transform((document) => document ?? { title: '', details: '', file_id: null })
const Notice = z.object({ based_on: z.string(), notice: z.string() })

/** The texts of a page as its fields, in the order in which they were read. */
const FORMER_PAGES: Readonly<Record<string, z.ZodType<AnyValue>>> = {
  home: z
    .object({ search_examples: z.array(z.string()).default([]), home_cards: Items })
    .catchall(Simple)
    .transform(({ search_examples, home_cards, ...texts }) => ({
      ...texts,
      search_examples: search_examples.join('\n'),
      home_cards,
    })),
  about: z
    .object({ led_by: Items, contributing_organisations: Items })
    .catchall(Simple)
    .transform(({ led_by, contributing_organisations, ...texts }) => ({
      ...texts,
      led_by,
      contributing_organisations,
    })),
  'getting-started': z
    .object({ title: z.string(), description: z.string(), carousel_photos: Items, explanation_cards: Items })
    .extend({ quick_start_guide: Document, adaptation_checklist: Document })
    .transform(({ quick_start_guide, adaptation_checklist, ...texts }) => ({
      ...texts,
      quick_start_title: quick_start_guide.title,
      quick_start_details: quick_start_guide.details,
      quick_start_file: quick_start_guide.file_id,
      checklist_title: adaptation_checklist.title,
      checklist_details: adaptation_checklist.details,
      checklist_file: adaptation_checklist.file_id,
    })),
  guidance: z
    .object({ noticed_on: z.string().nullable(), editions: Items, en: Notice, fr: Notice, es: Notice })
    .transform(({ noticed_on, editions, en, fr, es }) => ({
      noticed_on: noticed_on ?? '',
      editions,
      ...{ based_on_en: en.based_on, notice_en: en.notice },
      ...{ based_on_fr: fr.based_on, notice_fr: fr.notice },
      ...{ based_on_es: es.based_on, notice_es: es.notice },
    })),
}
const OtherPage = z.record(z.string(), z.union([Simple, Items]))

/** The lists of the guides page, and the kind of their rows. */
const GUIDE_LISTS = {
  training_guides: 'training-guide',
  general_training_guides: 'general-training-guide',
  additional_links: 'additional-link',
  adaptation_checklists: 'adaptation-checklist',
}

/** Moves the pages that exist once from their tables to the content store. */
export async function movePages(tx: Tx): Promise<void> {
  const { rows: pages } = await sql<{ name: string; body: string }>`select name, body from page_content`.execute(tx)
  const { rows: guides } = await sql<FormerFile & { kind: string }>`
    select * from guide order by position, id`.execute(tx)
  const lists = Object.entries(GUIDE_LISTS)
  const items = lists.map(([list, kind]) => [list, guides.filter((row) => row.kind === kind).map(itemOf)])
  const ids = lists.map(([list]) => [list, { name: 'guide', table: 'guide' }])
  for (const type of Object.values(pageTypes)) {
    const isGuides = type === pageTypes.guidesType
    const entries = pages
      .filter(({ name }) => type.kind === `page-${name}`)
      .map(({ name, body }) => ({
        entry: name,
        value: {
          ...(FORMER_PAGES[name] ?? OtherPage).parse(JSON.parse(body)),
          ...(isGuides && Object.fromEntries(items)),
        },
      }))
    await moveKind(tx, { type, entries, ...(isGuides && { lists: Object.fromEntries(ids) }) })
  }
  for (const table of ['page_content', 'guide']) await tx.schema.dropTable(table).execute()
}

/** Moves the French and Spanish materials. */
export async function moveMaterials(tx: Tx): Promise<void> {
  const { rows: sections } = await sql<FormerSection>`
    select * from material_section order by language desc, position, id`.execute(tx)
  const { rows: files } = await sql<FormerFile & { section_id: number }>`
    select * from material_file order by position, id`.execute(tx)
  const { rows: videos } = await sql<FormerVideo>`select * from material_video order by position, id`.execute(tx)
  const entries = sections.map(({ id, section_name, language, position }) => ({
    entry: String(id),
    language,
    position,
    value: {
      name: section_name,
      language,
      files: files.filter((file) => file.section_id === id).map(itemOf),
      videos: videos
        .filter((video) => video.section_id === id)
        .map(({ id, title, url, seconds }) => ({ key: String(id), title, url, duration: formatDuration(seconds) })),
    },
  }))
  const lists = {
    files: { name: 'material-file', table: 'material_file' },
    videos: { name: 'material-video', table: 'material_video' },
  }
  await moveKind(tx, { type: materialSectionType, table: 'material_section', lists, entries })
  for (const table of ['material_video', 'material_file', 'material_section'])
    await tx.schema.dropTable(table).execute()
}

interface FormerFile {
  id: number
  title: string
  details: string
  file_id: number | null
  url: string | null
}

interface FormerSection {
  id: number
  section_name: string
  language: string
  position: number
}

interface FormerVideo {
  id: number
  section_id: number
  title: string
  url: string
  seconds: number
}

function itemOf({ id, title, details, file_id, url }: FormerFile): AnyItem {
  return { key: String(id), title, details, file: file_id, url: url ?? '' }
}
