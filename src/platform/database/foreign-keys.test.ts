import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/database.ts'

const SQLITE_KEYS = sql<{ key: string }>`
  select referring.name || '.' || reference."from" as key
  from sqlite_master as referring, pragma_foreign_key_list(referring.name) as reference
  where referring.type = 'table'
    and not exists (select 1 from pragma_table_info(referring.name) where pk = 1 and name = reference."from")
    and not exists (
      select 1 from pragma_index_list(referring.name) as indexed, pragma_index_info(indexed.name) as part
      where indexed.partial = 0 and part.seqno = 0 and part.name = reference."from")`
const POSTGRES_KEYS = sql<{ key: string }>`
  select conrelid::regclass || '.' || attname as key
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f'
    and not exists (select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`

/** Topics are few, and no code deletes one. */
const EXCEPTIONS = ['discussion.topic_id']

test('each foreign key has an index: without one, deleting a row reads every row that could refer to it', async () => {
  const { db, dialect } = await openTestDatabase()
  const { rows } = await (dialect === 'postgres' ? POSTGRES_KEYS : SQLITE_KEYS).execute(db)
  expect(rows.map(({ key }) => key)).toEqual(EXCEPTIONS)
})
