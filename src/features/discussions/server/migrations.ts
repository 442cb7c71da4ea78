import { sql } from 'kysely'
import { withId } from '#platform/database/columns.ts'
import type { DialectName } from '#platform/database/database.ts'
import type { Migration } from '#platform/database/migrate.ts'
import type { Tx } from '#platform/database/schema.ts'
import { createTextTable } from '#platform/search/create-text-table.ts'

/** The specification's topics; editors can rename them. */
const TOPICS = ['Modules and resources', 'Using the platform', 'Facilitator tips and techniques', 'TRP in Action']

/** Lists are read in the order of an index, whatever their length; only what readers see is in it. */
const INDEXES = [
  `create index discussion_top on discussion (comment_count desc, view_count desc, created_at desc, id desc) where state = 'visible'`,
  `create index discussion_recent on discussion (created_at desc, id desc) where state = 'visible'`,
  `create index discussion_topic_top on discussion (topic_id, comment_count desc, view_count desc, created_at desc, id desc) where state = 'visible'`,
  `create index discussion_topic_recent on discussion (topic_id, created_at desc, id desc) where state = 'visible'`,
  'create index discussion_of_author on discussion (author_id, created_at)',
  'create index discussion_to_notify on discussion (notify_at) where notify_at is not null',
  'create index discussion_module_of_module on discussion_module (module_id, discussion_id)',
  `create index comment_of_discussion on comment (discussion_id, id) where state = 'visible'`,
  'create index comment_of_author on comment (author_id, created_at)',
  `create index comment_by_time on comment (created_at, author_id) where state = 'visible'`,
  'create index abuse_report_open on abuse_report (target, target_id) where settled_at is null',
]

/** Never change a migration that was released: add one. */
export const discussionMigrations: readonly Migration[] = [
  {
    name: 'discussions-1',
    async up(db, dialect) {
      await topics(db, dialect)
      await discussions(db, dialect)
      await comments(db, dialect)
      await follows(db)
      await reports(db, dialect)
      for (const statement of INDEXES) await sql.raw(statement).execute(db)
    },
  },
  {
    name: 'discussions-2-text-index',
    async up(db, dialect) {
      await db.schema.dropTable('discussion_change').ifExists().execute()
      await createTextTable(db, dialect, 'discussion_text')
    },
  },
  {
    name: 'discussions-3-title-in-text-index',
    up: (db, dialect) => createTextTable(db, dialect, 'discussion_text'),
  },
  {
    name: 'discussions-4-vector-of-title-and-lead',
    up: (db, dialect) => createTextTable(db, dialect, 'discussion_text'),
  },
  {
    // No reference to the module: one that is taken off the site and comes back keeps its discussions.
    name: 'discussions-5-modules-off-the-site',
    async up(db) {
      const statements = [
        `create table discussion_module_kept (
          discussion_id integer not null references discussion (id) on delete cascade, module_id integer not null,
          constraint discussion_module_key primary key (discussion_id, module_id))`,
        'insert into discussion_module_kept select discussion_id, module_id from discussion_module',
        'drop table discussion_module',
        'alter table discussion_module_kept rename to discussion_module',
        'create index discussion_module_of_module on discussion_module (module_id, discussion_id)',
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  {
    // The library has moved them to the content store. The reference that is gone since the last change was the last one.
    name: 'discussions-6-modules-in-the-content-store',
    async up(db) {
      for (const table of ['module', 'module_category']) await db.schema.dropTable(table).execute()
    },
  },
  {
    name: 'discussions-7-parts-in-text-index',
    async up(db) {
      const statements = [
        // An id is no longer that of a discussion: the next start fills the table.
        'delete from discussion_text',
        'drop index comment_of_discussion',
        // Participants and pages of comments are read from the index alone.
        'create index comment_of_discussion on comment (discussion_id, id, state, author_id, created_at)',
        'drop index comment_of_author',
        'create index comment_of_author on comment (author_id, created_at, id, discussion_id)',
        'drop index discussion_follow_of_account',
        'create index discussion_follow_of_account on discussion_follow (account_id, discussion_id)',
        'create index comment_mention_of_account on comment_mention (account_id)',
        'create index abuse_report_of_reporter on abuse_report (reporter_id, created_at)',
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  {
    name: 'discussions-8-pause-of-young-accounts',
    async up(db) {
      await db.schema
        .createTable('posting_pause')
        .addColumn('until', 'text', (c) => c.notNull())
        .execute()
    },
  },
  {
    name: 'discussions-9-closed-and-merged-topics',
    async up(db) {
      await db.schema.alterTable('discussion_topic').addColumn('closed_at', 'text').execute()
      await db.schema.alterTable('discussion_topic').addColumn('merged_into_id', 'integer').execute()
      await db.schema.alterTable('discussion').addColumn('former_topic_id', 'integer').execute()
    },
  },
]

async function topics(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('discussion_topic'), dialect)
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .execute()
  await db
    .insertInto('discussion_topic')
    .values(TOPICS.map((name, index) => ({ name, position: index + 1 })))
    .execute()
}

async function discussions(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('discussion'), dialect)
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('topic_id', 'integer', (c) => c.notNull().references('discussion_topic.id'))
    .addColumn('author_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('comment_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('view_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('notify_at', 'text')
    .execute()
  await db.schema
    .createTable('discussion_module')
    .addColumn('discussion_id', 'integer', (c) => c.notNull().references('discussion.id').onDelete('cascade'))
    .addColumn('module_id', 'integer', (c) => c.notNull().references('module.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('discussion_module_pk', ['discussion_id', 'module_id'])
    .execute()
}

async function comments(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('comment'), dialect)
    .addColumn('discussion_id', 'integer', (c) => c.notNull().references('discussion.id').onDelete('cascade'))
    .addColumn('author_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('comment_mention')
    .addColumn('comment_id', 'integer', (c) => c.notNull().references('comment.id').onDelete('cascade'))
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addPrimaryKeyConstraint('comment_mention_pk', ['comment_id', 'account_id'])
    .execute()
}

async function follows(db: Tx) {
  await db.schema
    .createTable('discussion_follow')
    .addColumn('discussion_id', 'integer', (c) => c.notNull().references('discussion.id').onDelete('cascade'))
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('is_active', 'integer', (c) => c.notNull())
    .addColumn('notified_comment_id', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('notified_at', 'text')
    .addPrimaryKeyConstraint('discussion_follow_pk', ['discussion_id', 'account_id'])
    .execute()
  await db.schema.createIndex('discussion_follow_of_account').on('discussion_follow').column('account_id').execute()
}

async function reports(db: Tx, dialect: DialectName) {
  await withId(db.schema.createTable('abuse_report'), dialect)
    .addColumn('reporter_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('target_id', 'integer', (c) => c.notNull())
    .addColumn('abuse_type', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'text')
    .addUniqueConstraint('abuse_report_once', ['target', 'target_id', 'reporter_id'])
    .execute()
}
