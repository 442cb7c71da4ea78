import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { getFile } from '#platform/files/queries.ts'
import { createFile, createModule } from '#testing/builders.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { createMember } from '#testing/member.ts'
import { closeContext, openContext } from '../open-context.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

async function createConfig() {
  return { ...readConfig({ STARTER_CONTENT: 'off' }), ...(await createDataPlace()) }
}

function createPath(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'trp-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, name)
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
  expect(await restoreBackup(elsewhere, path)).toEqual(written)
  const context = await openContext(elsewhere)
  onTestFinished(() => closeContext(context))
  const module = await context.database.db.selectFrom('module').selectAll().executeTakeFirstOrThrow()
  expect(module).toMatchObject({ slug: 'implants', facilitators_guide_file_id: fileId })
  const file = await getFile(context.database.db, fileId)
  expect(file.name).toBe('Guide été.pdf')
  expect(await text(await context.store.open(file.sha256))).toContain('Bonjour')
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
  const slugs = await context.database.db.selectFrom('module').select('slug').execute()
  expect(slugs).toEqual([{ slug: 'implants' }])
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

test('a file that is not a backup changes nothing', async () => {
  const { config, context } = await createFilledSite()
  const path = createPath('not-a-backup.tar')
  writeFileSync(path, 'x'.repeat(2048))
  await expect(restoreBackup(config, path)).rejects.toThrow()
  expect(await context.database.db.selectFrom('module').select('slug').execute()).toEqual([{ slug: 'implants' }])
})
