import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'

/** The appeals of a member. Notes about them are written for colleagues, and go with the account. */
export const moderationPersonalData: PersonalDataProvider = {
  name: 'appeals',
  async begin() {},
  export: (db, accountId) =>
    db
      .selectFrom('appeal')
      .innerJoin('moderation_entry as entry', 'entry.id', 'appeal.entry_id')
      .select(['appeal.text', 'appeal.created_at'])
      .where('entry.member_id', '=', accountId)
      .execute(),
  async forget(tx, accountId) {
    await tx.deleteFrom('member_note').where('member_id', '=', accountId).execute()
  },
}
