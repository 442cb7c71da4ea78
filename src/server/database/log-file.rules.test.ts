import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { logFile } from './log-file.ts'
import { sqliteFile, sqliteIn } from './sqlite.ts'

test('the log is brought to the disk once SQLite has begun it, for all who ask; before that there is nothing to bring', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trp-log-'))
  const db = new Kysely({ dialect: sqliteIn(folder, async () => {}) })
  const { toDisk, close } = logFile(sqliteFile(folder))
  onTestFinished(async () => {
    await db.destroy()
    await close()
    rmSync(folder, { recursive: true })
  })
  await expect(toDisk()).rejects.toThrow('database.sqlite-wal')
  await sql`create table note (text)`.execute(db)
  expect(await Promise.all([toDisk(), toDisk(), toDisk()])).toHaveLength(3)
  await toDisk()
})
