import { sql } from 'kysely'
import { withId } from '../columns.ts'
import type { DialectName } from '../database.ts'
import type { MigrationStep } from '../migrate.ts'
import type { Tx } from '../schema.ts'

/** Accounts with their sessions and bookmarks, mail on its way out, and what readers tell us. */
export const members: MigrationStep = {
  name: '003-members',
  async up(db, dialect) {
    await mail(db, dialect)
    await accounts(db, dialect)
    await signingIn(db, dialect)
    await bookmarks(db, dialect)
    await feedback(db, dialect)
    await announcements(db)
  },
}

async function mail(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('outbox_mail'), dialect)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('claimed_until', 'text')
    .addColumn('handed_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await sql`create index outbox_mail_waiting on outbox_mail (due_at, id) where sent_at is null and failed_at is null`.execute(
    db,
  )
  await withId(db.schema.createTable('newsletter_issue'), dialect)
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('kept_answer')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}

async function accounts(db: Tx, dialect: DialectName) {
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
}

async function signingIn(db: Tx, dialect: DialectName) {
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
}

async function bookmarks(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('bookmark_folder'), dialect)
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('folder_name', 'text', (c) => c.notNull())
    .addColumn('folder_key', 'text', (c) => c.notNull())
    .addColumn('is_default', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('bookmark_folder_name', ['account_id', 'folder_key'])
    .execute()
  await db.schema
    .createTable('bookmark')
    .addColumn('folder_id', 'integer', (c) => c.notNull().references('bookmark_folder.id').onDelete('cascade'))
    .addColumn('item_type', 'text', (c) => c.notNull())
    .addColumn('item_id', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('bookmark_pk', ['folder_id', 'item_type', 'item_id'])
    .execute()
}

async function feedback(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('feedback'), dialect)
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('ease', 'integer', (c) => c.notNull())
    .addColumn('found', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}

/** Modules that are there already are no news. */
async function announcements(db: Tx) {
  await db.schema.alterTable('module').addColumn('announced_at', 'text').execute()
  await sql`update module set announced_at = updated_at`.execute(db)
}
