import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import type { Db } from '#platform/database/schema.ts'

/** The subscription of the member's address. It is deleted with the account. */
export const newsletterPersonalData: PersonalDataProvider = {
  name: 'newsletter',
  begin: async () => undefined,
  export: async (db, accountId) => (await selectSubscription(db, accountId).executeTakeFirst()) ?? null,
  async forget(tx, accountId) {
    const email = tx.selectFrom('account').select('email').where('id', '=', accountId)
    await tx.deleteFrom('newsletter_subscriber').where('email', '=', email).execute()
  },
}

function selectSubscription(db: Db, accountId: number) {
  return db
    .selectFrom('newsletter_subscriber')
    .innerJoin('account', 'account.email', 'newsletter_subscriber.email')
    .select(['newsletter_subscriber.created_at', 'newsletter_subscriber.left_at'])
    .where('account.id', '=', accountId)
}
