import { sql } from 'kysely'
import { moveKind } from '#content/server/move-entry.ts'
import type { Tx } from '#platform/database/schema.ts'
import { colorGuideType, faqSectionType, newsItemType, platformLinksType } from '../content-types.ts'
import { PLATFORM_LINKS } from '../rules.ts'

export async function moveFaq(db: Tx): Promise<void> {
  const { rows: sections } = await sql<{ id: number; name: string }>`
    select id, name from faq_section order by position, id`.execute(db)
  const { rows } = await sql<{ id: number; section_id: number; question: string; answer: string }>`
    select id, section_id, question, answer from faq_entry order by position, id`.execute(db)
  const entries = sections.map(({ id: section, name }) => ({
    entry: String(section),
    value: {
      name,
      entries: rows
        .filter(({ section_id }) => section_id === section)
        .map(({ id, question, answer }) => ({ key: String(id), question, answer })),
    },
  }))
  const lists = { entries: { name: 'faq-entry', table: 'faq_entry' } }
  await moveKind(db, { type: faqSectionType, table: 'faq_section', lists, entries })
  await db.schema.dropTable('faq_entry').execute()
  await db.schema.dropTable('faq_section').execute()
}

export async function moveNews(db: Tx): Promise<void> {
  const { rows } = await sql<FormerNews>`select * from news_item order by id`.execute(db)
  const entries = rows.map(({ id, picture_file_id: picture, url, created_at, updated_at, ...row }) => {
    const { title, category, content, picture_text } = row
    const date = created_at.slice(0, 'YYYY-MM-DD'.length)
    return {
      entry: String(id),
      value: { title, category, content, picture, picture_text, url: url ?? '', date },
      publishedAt: created_at,
      updatedAt: updated_at,
    }
  })
  await moveKind(db, { type: newsItemType, table: 'news_item', entries })
  await db.schema.dropTable('news_item').execute()
}

export async function movePlatformLinks(db: Tx): Promise<void> {
  const { rows } = await sql<FormerLink>`select * from platform_link order by position, id`.execute(db)
  const links = rows.map(({ id, link_name: name, link_type, link_target, modal_header, modal_body }) => ({
    key: String(id),
    name,
    ...(link_type === 'LINK'
      ? { target: link_target, dialog_title: '', dialog_text: '' }
      : { target: '', dialog_title: modal_header, dialog_text: modal_body }),
  }))
  await moveKind(db, {
    type: platformLinksType,
    lists: { links: { name: 'platform-link', table: 'platform_link' } },
    entries: links.length === 0 ? [] : [{ entry: PLATFORM_LINKS, value: { links } }],
  })
  await db.schema.dropTable('platform_link').execute()
}

export async function moveColorGuides(db: Tx): Promise<void> {
  const { rows: guides } = await sql<{ kind: string; title: string; body: string }>`
    select kind, title, body from color_guide order by kind`.execute(db)
  const { rows: colors } = await sql<FormerColor>`
    select * from color_guide_item order by position, id`.execute(db)
  const entries = guides.map(({ kind, ...texts }) => {
    const items = colors
      .filter(({ guide_kind }) => guide_kind === kind)
      .map(({ id, title, body, image_file_id: image }) => ({ key: String(id), title, body, image }))
    return { entry: kind, value: { ...texts, items } }
  })
  const lists = { items: { name: 'color-guide-item', table: 'color_guide_item' } }
  await moveKind(db, { type: colorGuideType, lists, entries })
  await db.schema.dropTable('color_guide_item').execute()
  await db.schema.dropTable('color_guide').execute()
}

interface FormerNews {
  id: number
  title: string
  content: string
  category: string
  url: string | null
  picture_file_id: number | null
  picture_text: string
  /** A time, or the day that an editor chose. */
  created_at: string
  updated_at: string
}

interface FormerLink {
  id: number
  link_name: string
  link_type: 'LINK' | 'MODAL'
  link_target: string
  modal_header: string
  modal_body: string
}

interface FormerColor {
  id: number
  guide_kind: string
  title: string
  body: string
  image_file_id: number | null
}
