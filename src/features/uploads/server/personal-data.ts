import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'

/** A member's uploads. The files that came of them belong to the site. */
export const uploadPersonalData: PersonalDataProvider = {
  name: 'uploads',
  async begin() {
    // A new member has no uploads.
  },
  export(db, accountId) {
    return db
      .selectFrom('upload')
      .select(['name', 'size_bytes', 'state', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
  },
  async forget(tx, accountId) {
    // The job deletes the bytes, then the rows.
    await tx
      .updateTable('upload')
      .set({ expires_at: new Date(0).toISOString() })
      .where('account_id', '=', accountId)
      .execute()
  },
}
