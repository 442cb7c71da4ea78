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

async function aConfig() {
  return { ...readConfig({ STARTER_CONTENT: 'off' }), ...(await createDataPlace()) }
}

function aPath(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'trp-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, name)
}

async function aFilledSite() {
  const config = await aConfig()
  const ground = await openContext(config)
  onTestFinished(() => closeContext(ground))
  const fileId = await createFile(ground, { name: 'Guide été.pdf', text: 'Bonjour' })
  await createModule(ground, {
    slug: 'implants',
    guideFileId: fileId,
    files: [{ section: 'handouts', title: 'Handout', details: '', target: { fileId } }],
  })
  return { config, ground, fileId }
}

test('a backup made while the site is open brings everything back elsewhere', async () => {
  const { config, fileId } = await aFilledSite()
  const path = aPath('backup.tar')
  const written = await writeBackup(config, path)
  expect(written.files).toBe(1)

  const elsewhere = await aConfig()
  expect(await restoreBackup(elsewhere, path)).toEqual(written)
  const ground = await openContext(elsewhere)
  onTestFinished(() => closeContext(ground))
  const module = await ground.database.db.selectFrom('module').selectAll().executeTakeFirstOrThrow()
  expect(module).toMatchObject({ slug: 'implants', facilitators_guide_file_id: fileId })
  const file = await getFile(ground.database.db, fileId)
  expect(file.name).toBe('Guide été.pdf')
  expect(await text(await ground.store.open(file.sha256))).toContain('Bonjour')
  const found = await ground.database.db.selectFrom('search_entry').select('source').execute()
  expect(found.length).toBeGreaterThan(0)
})

test('a site that is serving shows what was restored, and new rows get new numbers', async () => {
  const { config, ground } = await aFilledSite()
  const path = aPath('backup.tar')
  await writeBackup(config, path)
  await createModule(ground, { slug: 'added-later', category: 'Later' })
  const heard: string[] = []
  ground.changes.listen((tags) => heard.push(...tags))
  await restoreBackup(config, path)
  await ground.changes.read()
  expect(heard).toContain('everything')
  const slugs = await ground.database.db.selectFrom('module').select('slug').execute()
  expect(slugs).toEqual([{ slug: 'implants' }])
  await createFile(ground, { name: 'another.pdf', text: 'Another' })
})

test('members come back with their sessions and folders, and new ones can join', async () => {
  const { config, ground } = await aFilledSite()
  const call = () => Promise.reject(new Error('no calls here'))
  const member = await createMember({ ground, call })
  const path = aPath('backup.tar')
  await writeBackup(config, path)

  const elsewhere = await aConfig()
  await restoreBackup(elsewhere, path)
  const restored = await openContext(elsewhere)
  onTestFinished(() => closeContext(restored))
  const { db } = restored.database
  const known = await restored.identify({ db, secret: restored.secret, now: new Date() }, member.access)
  expect(known).toMatchObject({ id: member.id })
  expect(await db.selectFrom('bookmark_folder').select('account_id').execute()).toEqual([{ account_id: member.id }])
  expect((await createMember({ ground: restored, call })).id).toBeGreaterThan(member.id)
})

test('what is not a backup changes nothing', async () => {
  const { config, ground } = await aFilledSite()
  const path = aPath('not-a-backup.tar')
  writeFileSync(path, 'x'.repeat(2048))
  await expect(restoreBackup(config, path)).rejects.toThrow()
  expect(await ground.database.db.selectFrom('module').select('slug').execute()).toEqual([{ slug: 'implants' }])
})
