import { text as collect } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { urlOf } from '#core/client.ts'
import { AppError, orNotFound } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { deleteUnusedBytes } from '#platform/files/delete-file.ts'
import { fileKeyOf } from '#platform/files/file-key.ts'
import { filesById } from '#platform/files/queries.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { jsonParts } from '#platform/http/batches.ts'
import type { Call, Handler } from '#platform/http/call-context.ts'
import type { ArchiveResponse } from '#platform/http/serve.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { isSigned, sign } from '#platform/secret/secret.ts'
import type * as calls from '../../contract.ts'
import { paths } from '../../paths.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { getAccount } from '../queries/accounts.ts'
import { membersById } from '../queries/members.ts'
import { listUserData } from '../queries/user-data.ts'

type Stores = Pick<AppContext, 'database' | 'store'>

/** How long a copy can be downloaded, in ms. */
const KEPT_MS = 7 * 24 * 60 * 60_000
/** A browser sends no token with a download: the URL is signed, and new at each look at the settings. */
const LINK_MS = 60 * 60_000
const PURPOSE = 'data-copy'
const NAMES = { archive: 'my-data.zip', data: 'my-data.json' }

export const askDataCopy: Handler<typeof calls.askUserData> = (call) =>
  call.commit(async (tx) => {
    await askCopy(tx, call.member.id, call.now)
    return findDataCopy(tx, call)
  })

/** A copy that is being made is not begun again. One from before ends now, and its bytes go when the new one is made. */
export async function askCopy(tx: Tx, accountId: number, now: Date): Promise<void> {
  const asked = { asked_at: now.toISOString(), made_at: null, size_bytes: 0, crc32: 0 }
  await tx
    .insertInto('data_copy')
    .values({ account_id: accountId, sha256: '', ...asked })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(asked).where('data_copy.made_at', 'is not', null),
    )
    .execute()
}

/** The state of a member's copy, for the settings. */
export async function findDataCopy(
  db: Db,
  { member, context: { secret }, now }: Pick<Call<typeof calls.getUserData>, 'member' | 'context' | 'now'>,
): Promise<calls.DataCopy> {
  const { asked_at = null, made_at = null, size_bytes = 0 } = (await selectCopy(db, member.id)) ?? {}
  if (made_at === null) return { asked_at, made_at, until: null, download: null, size_bytes }
  const until = new Date(new Date(made_at).getTime() + KEPT_MS).toISOString()
  const link = { account: member.id, expires: now.getTime() + LINK_MS }
  const signature = sign(secret, PURPOSE, [link.account, link.expires])
  return {
    asked_at,
    made_at,
    until,
    download: urlOf(paths.downloadUserData, { params: { ...link, signature } }),
    size_bytes,
  }
}

/** The data as JSON, and the photo. @throws {AppError} `not_found` without a copy, or for a link that has ended */
export async function getDataCopy({
  db,
  context: { secret },
  params: { account, expires, signature },
  now,
}: Call<typeof calls.downloadUserData>): Promise<ArchiveResponse> {
  if (expires < now.getTime() || !isSigned(secret, PURPOSE, [account, expires], signature))
    throw new AppError('not_found')
  const { made_at, ...copy } = orNotFound(await selectCopy(db, account))
  const modified = new Date(orNotFound(made_at ?? undefined))
  const data = {
    name: NAMES.data,
    sizeBytes: copy.size_bytes,
    crc32: Number(copy.crc32),
    sha256: copy.sha256,
    modified,
  }
  const files = await filesById(db, [(await getAccount(db, account)).picture_file_id])
  const photos = [...files.values()].map((file) => ({ ...file, modified: new Date(file.createdAt) }))
  return { name: NAMES.archive, entries: [data, ...photos] }
}

function selectCopy(db: Db, accountId: number) {
  return db.selectFrom('data_copy').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Makes the copies that members have asked for, and tells them by mail. */
export async function makeCopies(
  { database: { db }, store }: Stores,
  providers: readonly PersonalDataProvider[],
): Promise<void> {
  const waiting = await db
    .selectFrom('data_copy')
    .select(['account_id', 'sha256'])
    .where('made_at', 'is', null)
    .execute()
  const replaced = new Map(waiting.map((row) => [row.account_id, row.sha256]))
  for (const { id: account_id, email, first_name: name } of (await membersById(db, [...replaced.keys()])).values()) {
    const data = await listUserData(db, { id: account_id, secondFactor: false }, providers)
    const bytes = Buffer.from(await collect(jsonParts(data)))
    const sha256 = fileKeyOf(bytes)
    await store.put(sha256, bytes)
    const now = new Date()
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('data_copy')
        .set({ made_at: now.toISOString(), sha256, size_bytes: bytes.length, crc32: crc32(bytes) })
        .where('account_id', '=', account_id)
        .where('made_at', 'is', null)
        .execute()
      await queueMail(tx, { kind: 'data-copy', recipient: email, data: { name } }, now)
    })
    const before = replaced.get(account_id)
    if (before && before !== sha256) await deleteUnusedBytes(db, store, before)
  }
}

export async function deleteOldCopies({ database: { db }, store }: Stores, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
  const deleted = await db.deleteFrom('data_copy').where('made_at', '<', oldest).returning('sha256').execute()
  for (const { sha256 } of deleted) await deleteUnusedBytes(db, store, sha256)
}
