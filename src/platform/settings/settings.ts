import type { Db, Tx } from '#platform/database/schema.ts'

/** A setting that administrators change on a page, not one of the environment. */
export interface Setting {
  value: string
  at: string
  accountId: number
}

/** @returns undefined while nobody has changed it */
export async function readSetting(db: Db, name: string): Promise<Setting | undefined> {
  const row = await db.selectFrom('setting').selectAll().where('name', '=', name).executeTakeFirst()
  return row && { value: row.value, at: row.at, accountId: row.account_id }
}

/** The caller records the tag of what depends on it. */
export async function writeSetting(tx: Tx, name: string, { value, at, accountId: account_id }: Setting): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name, value, at, account_id })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, at, account_id }))
    .execute()
}
