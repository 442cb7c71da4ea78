import { withId } from '../columns.ts'
import type { MigrationStep } from '../migrate.ts'

/** What has changed in the forum, for an index in memory; dropped by migration 010. */
export const discussionIndex: MigrationStep = {
  name: '005-discussion-index',
  async up(db, dialect) {
    await withId(db.schema.createTable('discussion_change'), dialect)
      .addColumn('discussion_id', 'integer', (c) => c.notNull())
      .addColumn('changed_at', 'text', (c) => c.notNull())
      .execute()
  },
}
