import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import type { Db } from '#platform/database/schema.ts'

/** The newsletter at a member's own address: it goes with the account, which is where the address was confirmed. */
export const newsletterPersonalData: PersonalDataProvider = {
  name: 'newsletter',
  begin: async () => undefined,
  export: async (db, accountId) => (await ofMember(db, accountId).executeTakeFirst()) ?? null,
  async forget(tx, accountId) {
    const email = tx.selectFrom('account').select('email').where('id', '=', accountId)
    await tx.deleteFrom('newsletter_subscriber').where('email', '=', email).execute()
  },
}

function ofMember(db: Db, accountId: number) {
  return db
    .selectFrom('newsletter_subscriber')
    .innerJoin('account', 'account.email', 'newsletter_subscriber.email')
    .select(['newsletter_subscriber.created_at', 'newsletter_subscriber.left_at'])
    .where('account.id', '=', accountId)
}
