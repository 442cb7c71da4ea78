import { sql } from 'kysely'
import { fillListedBy } from '#content/server/go-live.ts'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'
import { moduleType } from '../content-types.ts'
import { moveLibrary } from './move-library.ts'

/** Never change a migration that was released: add one. */
export const libraryMigrations: readonly Migration[] = [
  {
    name: 'library-1',
    async up(db, dialect) {
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
    },
  },
  {
    // Modules from before are not announced.
    name: 'library-2-announcements',
    async up(db) {
      await db.schema.alterTable('module').addColumn('announced_at', 'text').execute()
      await sql`update module set announced_at = updated_at`.execute(db)
    },
  },
  {
    name: 'library-3-editing',
    async up(db) {
      await db.schema
        .alterTable('module')
        .addColumn('based_on', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      await db.schema.alterTable('module').addColumn('review_by', 'text').execute()
      await db.schema
        .alterTable('session_file')
        .addColumn('language', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      await db.schema.alterTable('session_file').addColumn('updated_at', 'text').execute()
      await db.schema
        .alterTable('session_file')
        .addColumn('change_note', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
      // No reference: a module that is taken off the site and comes back keeps its former addresses.
      await db.schema
        .createTable('module_former_slug')
        .addColumn('slug', 'text', (c) => c.primaryKey())
        .addColumn('module_id', 'integer', (c) => c.notNull())
        .execute()
      // The English name of a language becomes its code.
      await sql`update module set language = case
        when lower(language) like 'fr%' then 'fr' when lower(language) like 'es%' or lower(language) like 'sp%' then 'es'
        else 'en' end`.execute(db)
    },
  },
  {
    name: 'library-4-change-notes',
    async up(db) {
      await db.schema
        .alterTable('module')
        .addColumn('change_note', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    },
  },
  {
    // No references: the rows of these modules are gone.
    name: 'library-5-off-site',
    async up(db) {
      await db.schema
        .createTable('module_off_site')
        .addColumn('module_id', 'integer', (c) => c.primaryKey())
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('announced_at', 'text')
        .execute()
      await db.schema
        .createTable('session_file_off_site')
        .addColumn('session_file_id', 'integer', (c) => c.primaryKey())
        .addColumn('module_id', 'integer', (c) => c.notNull())
        .addColumn('updated_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'library-6-content-store',
    async up(db) {
      await moveLibrary(db)
      // Discussions drop the tables `module` and `module_category`: theirs refers to modules until then.
      const parts = ['learning_objective', 'session_file', 'video', 'training_tool']
      for (const table of [...parts, 'module_former_slug', 'module_off_site', 'session_file_off_site'])
        await db.schema.dropTable(table).execute()
    },
  },
  { name: 'library-7-lists', up: (db) => fillListedBy(db, moduleType, ({ category }) => category) },
  {
    name: 'library-8-follow',
    async up(db) {
      let table = db.schema
        .createTable('module_follow')
        .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
        .addColumn('module_id', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('discussions_known', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('module_follow_key', ['account_id', 'module_id'])
      for (const name of ['files', 'discussions'] as const)
        table = table
          .addColumn(name, 'integer', (c) => c.notNull())
          .addColumn(`${name}_due`, 'text')
          .addColumn(`${name}_pause`, 'text', (c) => c.notNull())
      await table.execute()
      await db.schema.createIndex('module_follow_of_module').on('module_follow').column('module_id').execute()
      for (const name of ['files', 'discussions'])
        await sql
          .raw(`create index module_follow_${name}_due on module_follow (${name}_due) where ${name}_due is not null`)
          .execute(db)
    },
  },
]
