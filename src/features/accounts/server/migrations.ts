import { sql } from 'kysely'
import { withId } from '#platform/database/columns.ts'
import type { Migration } from '#platform/database/migrate.ts'
import { nameKeyOf } from './actions/new-account.ts'

/** Never change a migration that was released: add one. */
export const accountMigrations: readonly Migration[] = [
  {
    name: 'accounts-1',
    async up(db, dialect) {
      await withId(db.schema.createTable('account'), dialect)
        .addColumn('email', 'text', (c) => c.unique())
        .addColumn('password_hash', 'text', (c) => c.notNull())
        .addColumn('first_name', 'text', (c) => c.notNull())
        .addColumn('last_name', 'text', (c) => c.notNull())
        .addColumn('picture_file_id', 'integer', (c) => c.references('file.id'))
        .addColumn('timezone', 'text', (c) => c.notNull())
        .addColumn('bio', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('linkedin_url', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('email_community_responses', 'integer', (c) => c.notNull())
        .addColumn('email_new_module', 'integer', (c) => c.notNull())
        .addColumn('email_occassional_updates', 'integer', (c) => c.notNull())
        .addColumn('role', 'text', (c) => c.notNull().defaultTo('member'))
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('verified_at', 'text')
        .addColumn('removed_at', 'text')
        .execute()
      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
        .addColumn('generation', 'integer', (c) => c.notNull())
        .addColumn('renewal_key', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('renewed_at', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .addColumn('ended_at', 'text')
        .execute()
      await db.schema.createIndex('session_of_account').on('session').column('account_id').execute()
      await withId(db.schema.createTable('account_token'), dialect)
        .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('mail_id', 'integer', (c) => c.notNull().unique())
        .addColumn('token_hash', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('used_at', 'text')
        .execute()
      await db.schema.createIndex('account_token_of_account').on('account_token').column('account_id').execute()
      await db.schema
        .createTable('sign_in_failure')
        .addColumn('subject', 'text', (c) => c.primaryKey())
        .addColumn('failures', 'integer', (c) => c.notNull())
        .addColumn('last_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'accounts-2-session-devices',
    async up(db) {
      for (const column of ['device', 'network'] as const)
        await db.schema
          .alterTable('session')
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
          .execute()
    },
  },
  {
    name: 'accounts-3-suspensions',
    async up(db) {
      await db.schema
        .createTable('suspension')
        .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
        .addColumn('until', 'text')
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'accounts-4-second-factor',
    async up(db) {
      await db.schema.alterTable('session').addColumn('second_factor_at', 'text').execute()
      await db.schema
        .createTable('second_factor')
        .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('last_step', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('confirmed_at', 'text')
        .execute()
      await db.schema
        .createTable('recovery_code')
        .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
        .addColumn('code_hash', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('recovery_code_key', ['account_id', 'code_hash'])
        .execute()
    },
  },
  {
    name: 'accounts-5-first-timezone',
    async up(db) {
      // A command made these accounts with UTC. Their next login sets the zone of the browser.
      await db
        .updateTable('account')
        .set({ timezone: '' })
        .where('role', '<>', 'member')
        .where('timezone', '=', 'UTC')
        .execute()
    },
  },
  {
    name: 'accounts-6-enrolment',
    async up(db) {
      await db.schema.alterTable('account').addColumn('enrolment_until', 'text').execute()
    },
  },
  {
    name: 'accounts-7-indexes',
    async up(db) {
      const statements = [
        'create index account_by_points on account (points desc, id) where removed_at is null',
        'create index account_of_picture on account (picture_file_id)',
        'create index session_by_end on session (expires_at)',
        'create index account_token_by_time on account_token (created_at)',
        'create index sign_in_failure_by_time on sign_in_failure (last_at)',
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  {
    name: 'accounts-8-index-of-times',
    async up(db) {
      await db.schema.createIndex('account_by_time').on('account').column('created_at').execute()
    },
  },
  {
    name: 'accounts-9-people',
    async up(db) {
      for (const column of ['name_key', 'last_seen_at'] as const)
        await db.schema
          .alterTable('account')
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
          .execute()
      await db.schema.alterTable('account').addColumn('closing', 'text').execute()
      const lastSeen = sql<string>`coalesce((select max(renewed_at) from session where account_id = account.id), created_at)`
      await db.updateTable('account').set({ last_seen_at: lastSeen }).execute()
      for (const { id, ...names } of await db.selectFrom('account').select(['id', 'first_name', 'last_name']).execute())
        await db
          .updateTable('account')
          .set({ name_key: nameKeyOf(names) })
          .where('id', '=', id)
          .execute()
      const statements = [
        'create index account_by_visit on account (last_seen_at desc, id desc) where removed_at is null',
        'create index account_by_name on account (name_key, id) where removed_at is null',
        'create index account_by_role on account (role, id)',
        'create index account_not_verified on account (last_seen_at desc, id desc) where verified_at is null and removed_at is null',
        'create index account_closed on account (removed_at) where removed_at is not null',
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
      await db.schema
        .createTable('data_copy')
        .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
        .addColumn('asked_at', 'text', (c) => c.notNull())
        .addColumn('made_at', 'text')
        .addColumn('sha256', 'text', (c) => c.notNull())
        .addColumn('size_bytes', 'integer', (c) => c.notNull())
        .addColumn('crc32', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'accounts-10-readers-of-updates',
    async up(db) {
      await sql`create index account_by_updates on account (email, id)
        where email_occassional_updates = 1 and verified_at is not null and removed_at is null`.execute(db)
    },
  },
  {
    name: 'accounts-11-return',
    async up(db) {
      await db.schema
        .createTable('sign_up_return')
        .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
        .addColumn('path', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('sign_up_return_by_time').on('sign_up_return').column('created_at').execute()
    },
  },
  {
    name: 'accounts-12-times-of-roles',
    async up(db) {
      await db.schema.alterTable('account').addColumn('role_changed_at', 'text').execute()
    },
  },
  {
    name: 'accounts-13-remembered',
    async up(db) {
      await db.schema
        .alterTable('account')
        .addColumn('remembered', 'text', (c) => c.notNull().defaultTo('{}'))
        .execute()
    },
  },
]
