import { PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { emptyValue } from '#core/content-type.ts'
import { newAccount } from '#features/accounts/server/actions/new-account.ts'
import { hashPassword } from '#features/accounts/server/passwords/passwords.ts'
import { startSession } from '#features/accounts/server/sessions/sessions.ts'
import { newItems, writeEntry } from '#features/editing/server/public.ts'
import { moduleType } from '#features/library/content-types.ts'
import { moduleCategories, modules } from '#features/library/server/public.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'

const MEMBERS = 20
const MODULES = ['contraceptive-implants', 'injectables', 'oral-contraceptives', 'condoms', 'emergency-contraception']

export interface BenchMember {
  email: string
  access: string
  /** Network address. */
  ip: string
  /** Their default folder. */
  folderId: number
  /** A module to bookmark. */
  moduleId: number
}

/** Adds modules and logged-in members to a data folder, before the server opens it. */
export async function fillSite(settings: Record<string, string>): Promise<BenchMember[]> {
  const context = await openContext(readConfig(settings))
  const moduleIds = await context.database.db.transaction().execute(addModules)
  const members: BenchMember[] = []
  for (let index = 0; index < MEMBERS; index++) {
    members.push(await addMember(context, index, moduleIds[index % moduleIds.length] ?? 0))
  }
  await closeContext(context)
  return members
}

async function addModules(tx: Tx): Promise<number[]> {
  const category = await writeEntry(tx, moduleCategories, { name: 'Methods' })
  const ids: number[] = []
  for (const slug of MODULES) {
    const value = {
      ...emptyValue(moduleType.fields),
      slug,
      name: slug.replaceAll('-', ' '),
      description: 'How it works, for whom it is, and how to counsel on it.',
      category,
      language: 'en',
      purpose: '<p>To train.</p>',
      facilitators_guide: '<p>Prepare the room.</p>',
      objectives: newItems([{ title: 'Explain how it works', details: '' }]),
    }
    ids.push(Number(await writeEntry(tx, modules, value, { firstPublished: '2019-09-24' })))
  }
  return ids
}

/** With a password hash of the real cost, because failed logins must verify it. */
async function addMember({ database, secret }: AppContext, index: number, moduleId: number): Promise<BenchMember> {
  const now = new Date()
  const email = `member-${index}@example.org`
  const passwordHash = await hashPassword('Kisumu-lake-7!', { rank: 'clean', network: '' })
  return database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('account')
      .values(
        newAccount(
          { email, password_hash: passwordHash, first_name: 'Amina', last_name: 'Nakato', timezone: 'Africa/Nairobi' },
          now,
          now,
        ),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const store of PERSONAL_DATA_PROVIDERS) await store.begin(tx, id, now)
    const folder = tx.selectFrom('bookmark_folder').select('id').where('account_id', '=', id)
    const { access } = await startSession(tx, secret, id, now)
    const folderId = (await folder.executeTakeFirstOrThrow()).id
    return { email, access, ip: `10.0.0.${index + 1}`, folderId, moduleId }
  })
}
