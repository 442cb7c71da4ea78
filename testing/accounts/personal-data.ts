import { unzipSync } from 'fflate'
import { PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import { makeCopies } from '#features/accounts/server/actions/data-copy.ts'
import { eraseClosedAccounts } from '#features/accounts/server/actions/erase-account.ts'
import type { TestMember } from '#testing/member.ts'
import type { TestSite } from '#testing/site.ts'

const DAY_MS = 24 * 60 * 60_000

/** The files of the copy of the own data, as a member gets them. */
export async function downloadCopy({ app, context }: TestSite, { call }: Pick<TestMember, 'call'>) {
  await call('POST', '/api/auth/user/data/')
  await makeCopies(context, PERSONAL_DATA_PROVIDERS)
  const { body } = await call('GET', '/api/auth/user/data/')
  const response = await app.inject(String(Object(body).download))
  return unzipSync(response.rawPayload)
}

/** The data in a member's copy. */
export async function readCopy(site: TestSite, member: Pick<TestMember, 'call'>): Promise<Record<string, unknown>> {
  const files = await downloadCopy(site, member)
  return JSON.parse(new TextDecoder().decode(files['my-data.json']))
}

/** Eight days after members have closed their accounts. */
export async function endGrace({ context }: Pick<TestSite, 'context'>): Promise<void> {
  await eraseClosedAccounts(context, PERSONAL_DATA_PROVIDERS, new Date(Date.now() + 8 * DAY_MS))
  await context.changes.read()
}
