import { sql } from 'kysely'
import { fillListedBy } from '#content/server/go-live.ts'
import { withId } from '#platform/database/columns.ts'
import type { DialectName } from '#platform/database/database.ts'
import type { Migration } from '#platform/database/migrate.ts'
import type { Tx } from '#platform/database/schema.ts'
import { materialSectionType, newsItemType } from '../content-types.ts'
import { moveColorGuides, moveFaq, moveNews, movePlatformLinks } from './move-lists.ts'
import { moveMaterials, movePages } from './move-pages.ts'
import { languageOf } from './searchable.ts'

/** Never change a migration that was released: add one. */
export const pageMigrations: readonly Migration[] = [
  {
    name: 'pages-1',
    async up(db, dialect) {
      await pages(db, dialect)
      await materials(db, dialect)
    },
  },
  {
    name: 'pages-2-texts-of-pictures',
    async up(db) {
      await db.schema
        .alterTable('news_item')
        .addColumn('picture_text', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    },
  },
  { name: 'pages-3-content-store-pages', up: movePages },
  { name: 'pages-4-content-store-materials', up: moveMaterials },
  { name: 'pages-5-content-store-faq', up: moveFaq },
  { name: 'pages-6-content-store-news', up: moveNews },
  { name: 'pages-7-content-store-platform-links', up: movePlatformLinks },
  { name: 'pages-8-content-store-color-guides', up: moveColorGuides },
  {
    name: 'pages-9-lists',
    async up(db) {
      await fillListedBy(db, newsItemType, ({ date }) => date)
      await fillListedBy(db, materialSectionType, languageOf)
    },
  },
]

async function pages(db: Tx, dialect: DialectName) {
  const table = (name: string) => withId(db.schema.createTable(name), dialect)

  await db.schema
    .createTable('page_content')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('color_guide')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
  await table('color_guide_item')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('guide_kind', 'text', (c) => c.notNull().references('color_guide.kind').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('image_file_id', 'integer', (c) => c.references('file.id'))
    .execute()
  await table('platform_link')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('link_name', 'text', (c) => c.notNull())
    .addColumn('link_type', 'text', (c) => c.notNull())
    .addColumn('link_target', 'text', (c) => c.notNull())
    .addColumn('modal_header', 'text', (c) => c.notNull())
    .addColumn('modal_body', 'text', (c) => c.notNull())
    .execute()
  await table('faq_section')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .execute()
  await table('faq_entry')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('section_id', 'integer', (c) => c.notNull().references('faq_section.id').onDelete('cascade'))
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .execute()
  await table('news_item')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('picture_file_id', 'integer', (c) => c.references('file.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('news_item_newest').on('news_item').columns(['created_at', 'id']).execute()
  await withId(db.schema.createTable('guide'), dialect)
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('file_id', 'integer', (c) => c.references('file.id'))
    .addColumn('url', 'text')
    .addCheckConstraint('guide_is_file_or_link', sql`(file_id is null) <> (url is null)`)
    .execute()
}

async function materials(db: Tx, dialect: DialectName) {
  const table = (name: string) =>
    withId(db.schema.createTable(name), dialect).addColumn('position', 'integer', (c) => c.notNull())
  const ofSection = (name: string) =>
    table(name).addColumn('section_id', 'integer', (c) =>
      c.notNull().references('material_section.id').onDelete('cascade'),
    )

  await table('material_section')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('section_name', 'text', (c) => c.notNull())
    .execute()
  await ofSection('material_file')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('file_id', 'integer', (c) => c.references('file.id'))
    .addColumn('url', 'text')
    .addCheckConstraint('material_file_is_file_or_link', sql`(file_id is null) <> (url is null)`)
    .execute()
  await ofSection('material_video')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('seconds', 'integer', (c) => c.notNull())
    .execute()
}
