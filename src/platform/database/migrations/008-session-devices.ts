import type { MigrationStep } from '../migrate.ts'

/** What a member needs to recognise a session, and from which network it was begun. Both are empty for older sessions. */
export const sessionDevices: MigrationStep = {
  name: '008-session-devices',
  async up(db) {
    for (const column of ['device', 'network'] as const)
      await db.schema
        .alterTable('session')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
  },
}
