import type { Db } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { getAccount, getUser } from './accounts.ts'

/** Everything that the site stores about a member, as plain data. */
export async function listUserData(
  db: Db,
  member: Pick<Member, 'id' | 'secondFactor'>,
  providers: readonly PersonalDataProvider[],
) {
  const { id: accountId } = member
  const { created_at, verified_at } = await getAccount(db, accountId)
  const sessions = await db
    .selectFrom('session')
    .select(['device', 'created_at', 'renewed_at', 'ended_at', 'second_factor_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  const exported = await Promise.all(
    providers.map(async (provider) => [provider.name, await provider.export(db, accountId)] as const),
  )
  const second_factor = await db
    .selectFrom('second_factor')
    .select(['created_at', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return {
    profile: { ...(await getUser(db, member)), created_at, verified_at },
    sessions,
    ...(second_factor && {
      second_factor: { ...second_factor, recovery_codes_left: await countRecoveryCodes(db, accountId) },
    }),
    ...Object.fromEntries(exported),
  }
}
