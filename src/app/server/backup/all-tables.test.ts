import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#platform/config/config.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { type Migration, migrate } from '#platform/database/migrate.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'
import { createPath } from '#testing/backup.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { fillTables } from '#testing/database/fill-tables.ts'
import { BACKED_UP, MIGRATIONS } from '../../features.ts'
import { restoreBackup } from './restore-backup.ts'
import { readSchema } from './schema.ts'
import { writeBackup } from './write-backup.ts'

const FILES = 450
const BYTES = [Buffer.from('one'), Buffer.from('two')] as const
const keyOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function createConfig(dialect: 'sqlite' | 'of the project'): Promise<Config> {
  const place = await createDataPlace()
  const config = { ...readConfig({ STARTER_CONTENT: 'off' }), ...place }
  return dialect === 'sqlite' ? { ...config, databaseUrl: undefined } : config
}

async function open(config: Config, migrations: readonly Migration[] = MIGRATIONS): Promise<Database> {
  const database = openDatabase(config)
  onTestFinished(() => database.close())
  await migrate(database, migrations)
  return database
}

/** A site with rows in all tables. Its two files are real. */
async function createFull(config: Config): Promise<Database> {
  const database = await open(config)
  const schema = await open(await createConfig('sqlite'))
  await fillTables(database, schema.db)
  // So many that the first one refers to one of a later statement.
  const { id: _, ...file } = await database.db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: FILES - 2 }, (_, index) => ({ ...file, id: index + 3, sha256: keyOf(BYTES[1]) }))
  await database.db.insertInto('file').values(copies).execute()
  await database.db.updateTable('file').set({ replaced_by_id: FILES }).where('id', '=', 1).execute()
  const store = await openFileStore(config)
  for (const [index, bytes] of BYTES.entries()) {
    await store.put(keyOf(bytes), bytes)
    await database.db
      .updateTable('file')
      .set({ sha256: keyOf(bytes) })
      .where('id', '=', index + 1)
      .execute()
  }
  return database
}

/** All rows of the tables of a backup. */
async function dump({ db }: Database): Promise<Record<string, string[]>> {
  const tables = BACKED_UP.map(async (table) => {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
    return [table, rows.map((row) => JSON.stringify(row)).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

async function move(from: Config, to: Config): Promise<void> {
  const path = createPath('backup.tar')
  const { rows, files } = await writeBackup(from, path)
  expect(await restoreBackup(to, path)).toMatchObject({ rows, files, lost: [] })
}

test('every row and reference of every table survives, from one database to the other, back and over a used site', async () => {
  const first = await createConfig('of the project')
  const rows = await dump(await createFull(first))
  expect(rows.file?.every((row) => !row.includes('null'))).toBe(true)
  const { file: files, ...others } = rows
  expect(files).toHaveLength(FILES)
  expect(Object.values(others).filter(({ length }) => length !== 2)).toEqual([])

  const empty = await createConfig('sqlite')
  await move(first, empty)
  expect(await dump(await open(empty))).toEqual(rows)

  const used = await createConfig('of the project')
  const usedDatabase = await createFull(used)
  await usedDatabase.db.updateTable('account').set({ first_name: 'Somebody else' }).execute()
  await move(empty, used)
  expect(await dump(usedDatabase)).toEqual(rows)
  expect(await usedDatabase.db.selectFrom('upload').select('id').execute()).toEqual([])
  const { id } = await usedDatabase.db
    .insertInto('discussion_topic')
    .values({ name: 'A new row', position: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(2)
})

/** A later version, whose migration computes a column from the rows that are there. */
const LATER: Migration = {
  name: 'test-1-initials',
  async up(tx) {
    await sql`alter table account add column initials text`.execute(tx)
    await sql`update account set initials = substr(first_name, 1, 3) where first_name <> ''`.execute(tx)
  },
}

test('a backup of an older version is upgraded when it is restored, and one of a newer version is refused', async () => {
  const old = await createConfig('of the project')
  await createFull(old)
  const path = createPath('old.tar')
  await writeBackup(old, path)
  const config = await createConfig('of the project')
  await restoreBackup(config, path, [...MIGRATIONS, LATER])
  const { rows } = await sql`select initials from account`.execute((await open(config, [...MIGRATIONS, LATER])).db)
  expect(rows).toEqual([{ initials: 'acc' }, { initials: 'acc' }])
  await expect(restoreBackup(config, path, MIGRATIONS.slice(0, -1))).rejects.toThrow('a newer version of the site')
})

test('a table of the backup comes after those without which its rows cannot be', async () => {
  const { db } = await open(await createConfig('sqlite'))
  const wrong = (await readSchema(db, BACKED_UP)).flatMap(({ name, references }, index) =>
    references
      .filter(({ target, isNullable }) => !isNullable && !BACKED_UP.slice(0, index).some((each) => each === target))
      .map(({ column, target }) => `${name}.${column} refers to ${target}`),
  )
  expect(wrong).toEqual([])
})
