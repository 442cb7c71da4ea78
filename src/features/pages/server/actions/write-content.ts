import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import { sanitizeEditorHtml } from '#platform/html/sanitize-editor-html.ts'
import { PAGE_SCHEMAS, type PageTexts } from '../page-texts.ts'
import { indexGuides } from '../searchable.ts'
import type { ColorGuideKind, ContentPageName, GuideKind } from '../tables.ts'

/** Writes the texts of a page and sanitizes the HTML in them. */
export async function writePage<N extends ContentPageName>(tx: Tx, name: N, texts: PageTexts<N>): Promise<void> {
  const body = JSON.stringify(sanitizeTexts(PAGE_SCHEMAS[name].parse(texts)))
  await tx
    .insertInto('page_content')
    .values({ name, body })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ body }))
    .execute()
  await recordChange(tx, 'pages')
}

/** Sanitizes every text with a tag, at any depth, so that no field is forgotten. */
function sanitizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return /[<>]/.test(value) ? sanitizeEditorHtml(value) : value
  if (Array.isArray(value)) return value.map(sanitizeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitizeTexts(inner)]))
}

export interface NewColorGuide {
  kind: ColorGuideKind
  title: string
  body: string
  items: { title: string; body: string; imageFileId: number | null }[]
}

export async function addColorGuide(tx: Tx, guide: NewColorGuide): Promise<void> {
  const { kind, title, items } = guide
  await tx
    .insertInto('color_guide')
    .values({ kind, title, body: sanitizeEditorHtml(guide.body) })
    .execute()
  const rows = items.map((item, position) => ({
    position,
    guide_kind: kind,
    title: item.title,
    body: item.body,
    image_file_id: item.imageFileId,
  }))
  if (rows.length > 0) await tx.insertInto('color_guide_item').values(rows).execute()
  await recordChange(tx, 'pages')
}

export interface NewPlatformLink {
  link_name: string
  link_type: 'LINK' | 'MODAL'
  link_target: string
  modal_header: string
  modal_body: string
}

export async function addPlatformLinks(tx: Tx, links: readonly NewPlatformLink[]): Promise<void> {
  const rows = links.map((link, position) => ({ ...link, position, modal_body: sanitizeEditorHtml(link.modal_body) }))
  if (rows.length > 0) await tx.insertInto('platform_link').values(rows).execute()
  await recordChange(tx, 'pages')
}

type Target = { fileId: number } | { url: string }

function targetColumns(target: Target) {
  return { file_id: 'fileId' in target ? target.fileId : null, url: 'url' in target ? target.url : null }
}

/** Adds a guide or link to the page of the training guides. */
export async function addGuide(
  tx: Tx,
  guide: { kind: GuideKind; position: number; title: string; details: string; target: Target },
): Promise<void> {
  const { kind, position, title, details, target } = guide
  await tx
    .insertInto('guide')
    .values({ kind, position, title, details, ...targetColumns(target) })
    .execute()
  await indexGuides(tx)
  await recordChange(tx, 'pages')
}
