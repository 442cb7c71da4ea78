import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startCheckpoints } from './checkpoints.ts'
import { logFile } from './log-file.ts'
import { sqliteFile, sqliteIn } from './sqlite.ts'

const EVERY_MS = 20
/** What the process would let it grow to. */
const LONG_LOG_BYTES = 60_000_000
const LONG_NOTE = 'x'.repeat(200_000)
/** Twice that. */
const NOTES = 600

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
  const { toDisk, close } = logFile(sqliteFile(folder))
  const db = new Kysely({ dialect: sqliteIn(folder, toDisk) })
  onTestFinished(async () => {
    await db.destroy()
    await close()
  })
  await sql`create table note (text)`.execute(db)
  return { db, write: () => sql`insert into note values ('kept')`.execute(db) }
}

test('what was written is soon in the database itself, again and again', async () => {
  const folder = aFolder()
  const { db, write } = await aNotebook(folder)
  const errors: string[] = []
  const log = { error: (_: object, message: string) => errors.push(message) }
  const { stop } = startCheckpoints({ file: sqliteFile(folder), db, log, everyMs: EVERY_MS })
  onTestFinished(stop)
  for (const count of [1, 2, 3]) {
    await write()
    await expect.poll(() => takenIn(folder), { timeout: 10_000 }).toBe(count)
  }
  expect(errors).toEqual([])
})

test('while somebody writes without a pause, the log begins anew before the process has to take all of it in', async () => {
  const folder = aFolder()
  const { db } = await aNotebook(folder)
  const log = { error: (fields: object) => expect.fail(JSON.stringify(fields)) }
  const { stop } = startCheckpoints({ file: sqliteFile(folder), db, log, everyMs: EVERY_MS })
  onTestFinished(stop)
  for (let note = 0; note < NOTES; note++) {
    await sql`insert into note values (${LONG_NOTE})`.execute(db)
    await setImmediate()
  }
  expect(statSync(`${sqliteFile(folder)}-wal`).size).toBeLessThan(LONG_LOG_BYTES)
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
