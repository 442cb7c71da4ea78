import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startCheckpoints } from './checkpoints.ts'
import { sqliteFile, sqliteIn } from './sqlite.ts'

const EVERY_MS = 20

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trp-checkpoints-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** How many notes are in the database itself, without what its log adds. */
function takenIn(folder: string): number {
  const copy = join(folder, 'copy.sqlite')
  copyFileSync(sqliteFile(folder), copy)
  const database = new SqliteFile(copy)
  const table = database.prepare(`select count(*) from sqlite_schema where name = 'note'`).pluck().get()
  const count = table === 1 ? database.prepare('select count(*) from note').pluck().get() : 0
  database.close()
  return Number(count)
}

async function aNotebook(folder: string) {
  const db = new Kysely({ dialect: sqliteIn(folder) })
  onTestFinished(() => db.destroy())
  await sql`create table note (text)`.execute(db)
  return { write: () => sql`insert into note values ('kept')`.execute(db) }
}

test('what was written is soon in the database itself, again and again', async () => {
  const folder = aFolder()
  const { write } = await aNotebook(folder)
  const errors: string[] = []
  const log = { error: (_: object, message: string) => errors.push(message) }
  const { stop } = startCheckpoints({ file: sqliteFile(folder), log, everyMs: EVERY_MS })
  onTestFinished(stop)
  for (const count of [1, 2, 3]) {
    await write()
    await expect.poll(() => takenIn(folder), { timeout: 10_000 }).toBe(count)
  }
  expect(errors).toEqual([])
})

test('without the thread it stays in the log for a while, and is there all the same', async () => {
  const folder = aFolder()
  const { write } = await aNotebook(folder)
  await write()
  expect(takenIn(folder)).toBe(0)
  const reader = new SqliteFile(sqliteFile(folder))
  expect(reader.prepare('select count(*) from note').pluck().get()).toBe(1)
  reader.close()
})
