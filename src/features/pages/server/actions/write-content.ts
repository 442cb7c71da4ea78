import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import { sanitizeEditorHtml } from '#platform/html/sanitize-editor-html.ts'
import type { ColorGuideKind } from '../tables.ts'

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
