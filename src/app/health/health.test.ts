import { once } from 'node:events'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { noteBackup } from '#app/server/backup/last-backup.ts'
import { writeBackup } from '#app/server/backup/write-backup.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const HEALTH = '/api/site/health/'
const site = await createSite({ SMTP_URL: 'smtp://127.0.0.1:1' })
const admin = await createStaff(site, 'admin')
const { config, database } = site.context
const file = join(config.dataDir, 'trp.tar')

const Rows = z.object({ results: z.array(z.record(z.string(), z.unknown())) })
const rows = async (url = HEALTH) => Rows.parse((await admin.call('GET', url)).body).results
const rowOf = async (part: string) => (await rows()).find((row) => row.part === part)
const toDo = async () => (await rows('/api/editing/dashboard/')).filter(({ kind }) => kind === 'site')

test('only administrators see the health of the site', async () => {
  expect((await site.get(HEALTH)).status).toBe(401)
  expect((await (await createMember(site)).call('GET', HEALTH)).status).toBe(403)
  for (const role of ['editor', 'moderator'] as const) {
    const staff = await createStaff(site, role)
    expect((await staff.call('GET', HEALTH)).status).toBe(403)
    expect(JSON.stringify((await staff.call('GET', '/api/editing/dashboard/')).body)).not.toContain('"kind":"site"')
  }
})

test('a site without a backup says what to ask for, in To do as late too, and is healthy after a backup', async () => {
  const [first, ...others] = await rows()
  expect(first).toMatchObject({ part: 'backup', level: 'warning', title: 'There is no backup yet' })
  expect(first).toMatchObject({ command: 'npm run backup', mail: expect.stringContaining(config.siteUrl) })
  expect(others.map(({ level }) => level)).not.toContain('warning')
  expect(await toDo()).toMatchObject([
    { group: 'late', title: 'There is no backup yet', kind_name: 'No backup', page: '/admin/site' },
  ])
  await writeBackup(config, file)
  expect(await rowOf('backup')).toMatchObject({ level: 'ok', ask: '', mail: '' })
  expect(await toDo()).toEqual([])
})

test('an old backup has its age, date and size', async () => {
  const nineDays = new Date(Date.now() - 9.2 * 24 * 60 * 60_000)
  await noteBackup(config.dataDir, file, nineDays)
  const [first] = await rows()
  expect(first).toMatchObject({
    title: 'The last backup is 9 days old',
    detail: expect.stringMatching(/^\w{3} \d+, 20\d\d, \d\d:\d\d UTC, [\d.]+ [kM]B\.$/),
  })
  await noteBackup(config.dataDir, file, new Date())
})

test('a full disk is on top, with what is free and what fills it', async () => {
  const real = await fs.statfs(config.dataDir)
  const full = vi.spyOn(fs, 'statfs').mockResolvedValue({ ...real, bavail: 1, blocks: 10_000_000, bsize: 4096 })
  syncBuiltinESMExports()
  onTestFinished(() => {
    full.mockRestore()
    syncBuiltinESMExports()
  })
  expect((await rows())[0]).toMatchObject({
    part: 'disk',
    level: 'fault',
    title: 'The disk is almost full',
    detail: expect.stringMatching(/^4 kB of 41\.0 GB free\. Files .+, database .+\.$/),
    ask: expect.stringContaining('bigger disk'),
  })
  expect(await toDo()).toMatchObject([{ group: 'site', title: 'The disk is almost full' }])
})

test('mails that wait after a failed attempt are there with the reason', async () => {
  expect(await rowOf('mail')).toMatchObject({ level: 'ok', title: 'No mail waits' })
  await database.db
    .transaction()
    .execute((tx) => queueMail(tx, { kind: 'newsletter', recipient: 'ada@example.org', data: {} }, new Date()))
  expect(await rowOf('mail')).toMatchObject({ level: 'ok', title: '1 wait' })
  await database.db.updateTable('outbox_mail').set({ last_error: '535 wrong password' }).execute()
  expect(await rowOf('mail')).toMatchObject({
    level: 'warning',
    detail: '1 wait. The last attempt failed: 535 wrong password',
    mail: expect.stringContaining('npm run doctor'),
  })
})

test('a scanner that never answers is a row, and the others still come', async () => {
  const scanner = createServer(() => undefined).listen(0, '127.0.0.1')
  onTestFinished(() => void scanner.close())
  await once(scanner, 'listening')
  const address = scanner.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const other = await createSite({ CLAMD_SOCKET: `127.0.0.1:${port}` })
  const { body } = await (await createStaff(other, 'admin')).call('GET', HEALTH)
  expect(Rows.parse(body).results).toContainEqual(
    expect.objectContaining({ level: 'warning', title: 'The virus scanner does not answer' }),
  )
})
