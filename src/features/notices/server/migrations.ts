import { sql } from 'kysely'
import { z } from 'zod'
import { moveKind } from '#content/server/move-entry.ts'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'
import { ALL_PAGES, noticeType } from '../content-types.ts'

/** Never change a migration that was released: add one. */
export const noticeMigrations: readonly Migration[] = [
  {
    name: 'notices-1',
    async up(db, dialect) {
      await withId(db.schema.createTable('notice'), dialect)
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('module_id', 'integer')
        .addColumn('starts_on', 'text')
        .addColumn('ends_on', 'text')
        .addColumn('is_shown', 'integer', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'notices-2',
    async up(db) {
      await db.schema
        .alterTable('notice')
        .addColumn('zone', 'text', (c) => c.notNull().defaultTo('UTC'))
        .execute()
    },
  },
  {
    name: 'notices-3-content-store',
    async up(db) {
      await db.schema
        .createTable('notice_days')
        .addColumn('entry', 'text', (c) => c.primaryKey())
        .addColumn('zone', 'text', (c) => c.notNull())
        .addColumn('is_shown', 'integer', (c) => c.notNull())
        .execute()
      await sql`insert into notice_days select cast(id as text), zone, is_shown from notice`.execute(db)
      const { rows } = await sql<FormerNotice>`
        select notice.*, module.slug, (
          select body from version where kind = 'module' and entry = cast(module_id as text) order by number desc limit 1
        ) as off_site
        from notice left join module on module.id = module_id order by notice.id`.execute(db)
      const entries = rows.map(({ id, title, body, module_id, slug, off_site, starts_on, ends_on }) => ({
        entry: String(id),
        value: {
          title,
          body,
          place: module_id === null ? ALL_PAGES : (slug ?? slugOf(off_site)),
          starts_on: starts_on ?? '',
          ends_on: ends_on ?? '',
        },
      }))
      await moveKind(db, { type: noticeType, table: 'notice', entries })
      await db.schema.dropTable('notice').execute()
    },
  },
]

/** A module that is off the site has versions only. */
function slugOf(version: string | null): string {
  return version === null ? '' : z.object({ slug: z.string().catch('') }).parse(JSON.parse(version)).slug
}

interface FormerNotice {
  id: number
  title: string
  body: string
  module_id: number | null
  slug: string | null
  off_site: string | null
  starts_on: string | null
  ends_on: string | null
}
