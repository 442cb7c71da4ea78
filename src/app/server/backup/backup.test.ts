import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { FEATURES, MIGRATIONS } from '#app/features.ts'
import { selectLive } from '#content/server/live.ts'
import { CommandError } from '#platform/command-error.ts'
import { readConfig } from '#platform/config/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { getFile } from '#platform/files/queries.ts'
import { rebuildIndex } from '#platform/search/rebuild-index.ts'
import { createPath, rewriteArchive } from '#testing/backup.ts'
import { createFile, createModule } from '#testing/builders.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { createMember } from '#testing/member.ts'
import { closeContext, openContext } from '../open-context.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

async function createConfig() {
  return { ...readConfig({ STARTER_CONTENT: 'off' }), ...(await createDataPlace()) }
}

async function listSlugs(db: Db) {
  return (await selectLive(db, 'module').execute()).map(({ slug }) => slug)
}

async function createFilledSite() {
  const config = await createConfig()
  const context = await openContext(config)
  onTestFinished(() => closeContext(context))
  const fileId = await createFile(context, { name: 'Guide été.pdf', text: 'Bonjour' })
  await createModule(context, {
    slug: 'implants',
    guideFileId: fileId,
    files: [{ section: 'handouts', title: 'Handout', details: '', target: { fileId } }],
  })
  return { config, context, fileId }
}

test('a backup of a running site restores everything on another site', async () => {
  const { config, fileId } = await createFilledSite()
  const path = createPath('backup.tar')
  const written = await writeBackup(config, path)
  expect(written.files).toBe(1)

  const elsewhere = await createConfig()
  expect(await restoreBackup(elsewhere, path)).toEqual({ ...written, isOtherSecret: false })
  const withSecret = { ...(await createConfig()), secret: 'x'.repeat(40) }
  expect(await restoreBackup(withSecret, path)).toMatchObject({ isOtherSecret: true })
  const context = await openContext(elsewhere)
  onTestFinished(() => closeContext(context))
  const { db } = context.database
  expect(await listSlugs(db)).toEqual(['implants'])
  const uses = await db.selectFrom('file_use').select('file_id').where('kind', '=', 'module').execute()
  expect(uses).toEqual([{ file_id: fileId }])
  const file = await getFile(context.database.db, fileId)
  expect(file.name).toBe('Guide été.pdf')
  expect(await text(await context.store.open(file.sha256))).toContain('Bonjour')
  await rebuildIndex(context.database.db, FEATURES)
  const found = await context.database.db.selectFrom('search_entry').select('source').execute()
  expect(found.length).toBeGreaterThan(0)
})

test('a running site shows the restored content, and new rows get new ids', async () => {
  const { config, context } = await createFilledSite()
  const path = createPath('backup.tar')
  await writeBackup(config, path)
  await createModule(context, { slug: 'added-later', category: 'Later' })
  const receivedTags: string[] = []
  context.changes.listen((tags) => receivedTags.push(...tags))
  await restoreBackup(config, path)
  await context.changes.read()
  expect(receivedTags).toContain('everything')
  expect(await listSlugs(context.database.db)).toEqual(['implants'])
  await createFile(context, { name: 'another.pdf', text: 'Another' })
})

test('members are restored with sessions and folders, and new ones can register', async () => {
  const { config, context } = await createFilledSite()
  const call = () => Promise.reject(new Error('no calls here'))
  const member = await createMember({ context, call })
  const path = createPath('backup.tar')
  await writeBackup(config, path)

  const elsewhere = await createConfig()
  await restoreBackup(elsewhere, path)
  const restored = await openContext(elsewhere)
  onTestFinished(() => closeContext(restored))
  const { db } = restored.database
  const known = await restored.identify({ db, secret: restored.secret, now: new Date() }, member.access)
  expect(known).toMatchObject({ id: member.id })
  expect(await db.selectFrom('bookmark_folder').select('account_id').execute()).toEqual([{ account_id: member.id }])
  expect((await createMember({ context: restored, call })).id).toBeGreaterThan(member.id)
})

/** All that a restore could change. */
async function stateOf({ config, context }: Awaited<ReturnType<typeof createFilledSite>>) {
  const { db } = context.database
  return {
    modules: await listSlugs(db),
    secret: readFileSync(join(config.dataDir, 'secret'), 'utf8'),
    files: readdirSync(config.dataDir, { recursive: true }).toSorted(),
  }
}

const EMAIL = 'asha@example.org'

/** A backup of a site with a file and a member. */
async function createBackup(): Promise<string> {
  const { config, context } = await createFilledSite()
  await createMember({ context, call: () => Promise.reject(new Error('no calls here')) })
  await context.database.db.updateTable('account').set({ email: EMAIL }).execute()
  const path = createPath('backup.tar')
  await writeBackup(config, path)
  return path
}

/** As the first version wrote them. */
function withoutContents(path: string): Promise<string> {
  return rewriteArchive(path, (name, bytes) => {
    if (name === 'manifest.json') return JSON.stringify({ format: 'trp-backup-1' })
    return name === 'contents.json' ? undefined : bytes
  })
}

const replace = (from: string | RegExp, to: string) => (bytes: Buffer) => bytes.toString().replace(from, to)
const changed = (path: string, part: string, change: (bytes: Buffer) => Buffer | string | undefined) =>
  rewriteArchive(path, (name, bytes) => (name.startsWith(part) ? change(bytes) : bytes))
const textFile = () => {
  const path = createPath('text.tar')
  writeFileSync(path, 'x'.repeat(2048))
  return path
}
const cut = (path: string, share: number) => {
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.subarray(0, Math.floor((bytes.length * share) / 512) * 512))
  return path
}

const DAMAGES: readonly [string, (path: string) => string | Promise<string>][] = [
  ['no archive', () => textFile()],
  ['empty', (path) => cut(path, 0)],
  ['cut in half', (path) => cut(path, 0.5)],
  ['cut near its end', (path) => cut(path, 0.9)],
  ['without checksums and cut off', async (path) => cut(await withoutContents(path), 0.97)],
  ['without its contents', (path) => changed(path, 'contents.json', () => undefined)],
  ['without a table', (path) => changed(path, 'tables/entry/', () => undefined)],
  ['without a file', (path) => changed(path, 'files/', () => undefined)],
  ['without checksums and a file', async (path) => changed(await withoutContents(path), 'files/', () => undefined)],
  ['with another email', (path) => changed(path, 'tables/account/', replace(EMAIL, 'eve@example.org'))],
  ['with a broken row', (path) => changed(path, 'tables/account/', replace('{', ''))],
  [
    'with a row without email',
    async (path) => changed(await withoutContents(path), 'tables/account/', replace('"email"', '"mail"')),
  ],
  [
    'with text as a number',
    async (path) =>
      changed(await withoutContents(path), 'tables/file/', replace(/"size_bytes":\d+/, '"size_bytes":"many"')),
  ],
  ['with a lost reference', async (path) => changed(await withoutContents(path), 'tables/file/', () => undefined)],
  ['with another file', (path) => changed(path, 'files/', () => 'other bytes')],
  ['with another secret', (path) => changed(path, 'secret', () => 'x'.repeat(43))],
  ['of a newer version', (path) => changed(path, 'manifest.json', replace('"platform-1-files"', '"platform-99"'))],
]

test('a damaged backup changes nothing and gets one sentence', async () => {
  const site = await createFilledSite()
  const before = await stateOf(site)
  const backup = await createBackup()
  for (const [name, damage] of DAMAGES) {
    const path = createPath('damaged.tar')
    copyFileSync(backup, path)
    const damaged = await damage(path)
    const error = await restoreBackup(site.config, damaged).catch((reason: unknown) => reason)
    expect(error, name).toBeInstanceOf(CommandError)
    expect(String(error), name).toMatch(/^Error: \S+\.tar (?:is|was) [^\n]+\.$/)
    expect(String(error), name).not.toContain(EMAIL)
  }
  await expect(checkBackup(site.config, await cut(backup, 0.5))).rejects.toThrow(/ is damaged/)
  expect(await stateOf(site)).toEqual(before)
})

test('a complete backup without checksums restores, also after a restore that was killed', async () => {
  const path = await withoutContents(await createBackup())
  const site = await createFilledSite()
  mkdirSync(join(site.config.dataDir, 'restore-4194305'))
  expect(await checkBackup(site.config, path)).toEqual(await restoreBackup(site.config, path))
  expect(readdirSync(site.config.dataDir).filter((name) => name.startsWith('restore'))).toEqual([])
  expect(await site.context.database.db.selectFrom('account').select('email').execute()).toEqual([{ email: EMAIL }])
})

test('a backup replaces a damaged SQLite database, which stays beside it', async () => {
  const path = await createBackup()
  const config = { ...(await createConfig()), databaseUrl: undefined }
  for (const bytes of ['no database', readFileSync(path).subarray(0, 100_000)]) {
    writeFileSync(join(config.dataDir, 'database.sqlite'), bytes)
    await restoreBackup(config, path)
    expect(readFileSync(join(config.dataDir, 'database.sqlite.damaged'))).toEqual(Buffer.from(bytes))
    const context = await openContext(config)
    expect(await listSlugs(context.database.db)).toEqual(['implants'])
    await closeContext(context)
  }
})

test('a database of a newer version is refused, until a backup of this version is restored into it', async () => {
  const path = await createBackup()
  const site = await createFilledSite()
  const { database } = site.context
  await migrate(database, [...MIGRATIONS, { name: 'newer-1', up: addNewerTable }])
  await expect(migrate(database, MIGRATIONS)).rejects.toThrow(/newer version of the site, .*“newer-1”/)
  await restoreBackup(site.config, path)
  const { database: restored } = await openContext(site.config)
  onTestFinished(() => restored.close())
  expect(await restored.db.selectFrom('account').select('email').execute()).toEqual([{ email: EMAIL }])
})

/** It refers to a row that the restore replaces. */
async function addNewerTable(tx: Tx) {
  await sql`create table newer (file_id integer not null references file (id))`.execute(tx)
  await sql`insert into newer select id from file`.execute(tx)
}

test('a row that only the other database accepts changes nothing, and is not shown', async () => {
  const site = await createFilledSite()
  const path = await changed(
    await withoutContents(await createBackup()),
    'tables/account/',
    replace(/"bio":""/, '"bio":"\\u0000"'),
  )
  const before = await stateOf(site)
  const error = await restoreBackup(site.config, path).catch((reason: unknown) => reason)
  if (site.context.database.dialect === 'sqlite') return expect(error).toMatchObject({ files: 1 })
  expect(String(error)).toBe(`Error: ${path} has a row that does not fit this database.`)
  expect(await stateOf(site)).toEqual(before)
})

test('a backup names the files that the store has lost, and restores without them', async () => {
  const { config } = await createFilledSite()
  rmSync(join(config.dataDir, 'files'), { recursive: true })
  const path = createPath('backup.tar')
  expect(await writeBackup(config, path)).toMatchObject({ files: 0, lost: ['Guide été.pdf'] })
  expect(await restoreBackup(await createConfig(), path)).toMatchObject({ files: 0, lost: ['Guide été.pdf'] })
})

test('a backup that fails leaves no file', async () => {
  const { config, context } = await createFilledSite()
  const path = createPath('backup.tar')
  await context.database.db.schema.alterTable('feedback').renameTo('lost').execute()
  await expect(writeBackup(config, path)).rejects.toThrow()
  expect(readdirSync(join(path, '..'))).toEqual([])
})
