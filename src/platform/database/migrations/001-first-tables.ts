import { sql } from 'kysely'
import { withId } from '../columns.ts'
import type { DialectName } from '../database.ts'
import type { MigrationStep } from '../migrate.ts'
import type { Tx } from '../schema.ts'

/** Files, training, content, search and the newsletter: all that a reader without an account meets. */
export const firstTables: MigrationStep = {
  name: '001-first-tables',
  async up(db, dialect) {
    await revisionAndFiles(db, dialect)
    await training(db, dialect)
    await content(db, dialect)
    await materials(db, dialect)
    await search(db, dialect)
    await newsletter(db, dialect)
  },
}

async function revisionAndFiles(db: Tx, dialect: DialectName) {
  await db.schema
    .createTable('revision')
    .addColumn('area', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .execute()
  await withId(db.schema.createTable('file'), dialect)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .addColumn('crc32', 'bigint', (c) => c.notNull())
    .addColumn('pages', 'integer')
    .addColumn('text', 'text')
    .addColumn('preview_file_id', 'integer', (c) => c.references('file.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('file_content').on('file').column('sha256').execute()
}

async function training(db: Tx, dialect: DialectName) {
  const table = (name: string) =>
    withId(db.schema.createTable(name), dialect).addColumn('position', 'integer', (c) => c.notNull())
  const ofModule = (name: string) =>
    table(name).addColumn('module_id', 'integer', (c) => c.notNull().references('module.id').onDelete('cascade'))

  await table('module_category')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .execute()
  await table('module')
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('category_id', 'integer', (c) => c.notNull().references('module_category.id'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('facilitators_guide', 'text', (c) => c.notNull())
    .addColumn('facilitators_guide_file_id', 'integer', (c) => c.references('file.id'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('module_session_plan_desc', 'text')
    .addColumn('presentation_slides_desc', 'text')
    .addColumn('evaluation_tools_desc', 'text')
    .addColumn('handouts_desc', 'text')
    .addColumn('references_desc', 'text')
    .addColumn('video_desc', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await ofModule('learning_objective')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .execute()
  await ofModule('session_file')
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('file_id', 'integer', (c) => c.references('file.id'))
    .addColumn('url', 'text')
    .addCheckConstraint('session_file_is_file_or_link', sql`(file_id is null) <> (url is null)`)
    .execute()
  await ofModule('video')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('seconds', 'integer', (c) => c.notNull())
    .addColumn('is_cover', 'integer', (c) => c.notNull())
    .execute()
  for (const name of ['learning_objective', 'session_file', 'video'])
    await db.schema.createIndex(`${name}_of_module`).on(name).columns(['module_id', 'position']).execute()
  await table('training_tool')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('file_id', 'integer', (c) => c.notNull().references('file.id'))
    .execute()
  await table('guide')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('file_id', 'integer', (c) => c.references('file.id'))
    .addColumn('url', 'text')
    .addCheckConstraint('guide_is_file_or_link', sql`(file_id is null) <> (url is null)`)
    .execute()
}

async function content(db: Tx, dialect: DialectName) {
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

async function search(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('search_entry'), dialect)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull().unique())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('shown', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .execute()
}

async function newsletter(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('newsletter_subscriber'), dialect)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('left_at', 'text')
    .execute()
}
