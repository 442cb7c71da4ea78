import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sign } from '#platform/secret/secret.ts'
import {
  addBookmark,
  BOOKMARKS_PATH,
  createFolder,
  createSiteWithModule,
  fillDefaultFolder,
  getDefaultFolder,
} from '#testing/bookmarks/bookmarks.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { BookmarkArchive } from '../contract.ts'
import { allArchiveUrl, archiveUrl } from './archive.ts'

const { site, implants, tool, handout, reference } = await createSiteWithModule()
const DAY_MS = 24 * 60 * 60 * 1000

function rawArchive(address: string | null, headers: Record<string, string> = {}) {
  return site.app.inject({ method: 'GET', url: address ?? '/none', headers })
}

const IN_MODULE = ['Guide', 'Plan', 'Slides', 'Tool'].map((name) => `01 Implants - IUDs/${name}.pdf`)
// The contents name a file of the module that is a row of its own by the number of that row.
const DOCUMENTS = [...IN_MODULE, '02 Handout.pdf']
const NAMES = ['00 Contents.pdf', '00 Links.txt', ...DOCUMENTS]

test('a member downloads a folder by a plain link: named after the folder, each document once', async () => {
  const member = await createMember(site)
  const folder = await fillDefaultFolder(member, [
    ['module', implants.id],
    ['handouts', handout],
    ['references', reference],
  ])
  const answer = await rawArchive(folder.download)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toContain('My bookmarks.zip')
  const files = unzipSync(answer.rawPayload)
  expect(Object.keys(files)).toEqual(NAMES)
  expect(Buffer.from(files['00 Links.txt'] ?? []).toString()).toBe('WHO\r\nhttps://www.who.int/\r\n')
  const bytes = DOCUMENTS.reduce((sum, name) => sum + (files[name]?.length ?? 0), 0)
  expect(folder).toMatchObject({ files_count: 5, size_bytes: bytes, size: expect.stringMatching(/ kB$/) })
})

test('a member downloads all folders at once, each document once, and nobody else can', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  await fillDefaultFolder(member, [['handouts', handout]])
  const workshop = await createFolder(member, 'Workshop')
  for (const [type, id] of [
    ['evaluation_tools', tool],
    ['handouts', handout],
  ] as const)
    await addBookmark(member, workshop, type, id)
  const archiveOf = async (of: TestMember) =>
    z.object({ archive: BookmarkArchive }).parse((await of.call('GET', BOOKMARKS_PATH)).body).archive
  expect(await archiveOf(other)).toEqual({ files_count: 0, size: '', size_bytes: 0, download: null })
  const archive = await archiveOf(member)
  const answer = await rawArchive(archive.download)
  expect(answer.headers['content-disposition']).toContain('All bookmarks.zip')
  const files = unzipSync(answer.rawPayload)
  expect(Object.keys(files)).toEqual(['Handout', 'Tool'].map((name) => `Implants - IUDs/${name}.pdf`))
  const bytes = Object.values(files).reduce((sum, file) => sum + file.length, 0)
  expect(archive).toMatchObject({ files_count: 2, size_bytes: bytes, size: expect.stringMatching(/ kB$/) })

  const parts = (archive.download ?? '').split('/')
  const changed = (at: number, part: string) => parts.with(at, part).join('/')
  const expired = allArchiveUrl(site.context.secret, Number(parts[6]), new Date(Date.now() - 3 * DAY_MS))
  const ofFolder = archiveUrl(site.context.secret, Number(parts[6]), new Date()).split('/').at(-2) ?? ''
  const wrong = [
    changed(6, `${Number(parts[6]) + 1}`),
    changed(7, `${Number(parts[7]) + 1}`),
    changed(8, 'x'),
    changed(8, ofFolder),
    expired,
  ]
  for (const url of wrong) expect((await rawArchive(url)).statusCode).toBe(404)
})

test('a member resumes a download with the URL of a later visit', async () => {
  const member = await createMember(site)
  const folder = await fillDefaultFolder(member, [['module', implants.id]])
  const whole = await rawArchive(folder.download)
  const again = (await getDefaultFolder(member)).download
  expect(again).toBe(folder.download)
  const first = await rawArchive(again, { range: 'bytes=0-499' })
  const rest = await rawArchive(again, { range: 'bytes=500-', 'if-range': String(first.headers.etag) })
  expect([first.statusCode, rest.statusCode]).toEqual([206, 206])
  expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(whole.rawPayload)).toBe(true)
})

test('a download starts again if the folder has changed meanwhile', async () => {
  const member = await createMember(site)
  const folder = await fillDefaultFolder(member, [['handouts', handout]])
  const { headers } = await rawArchive(folder.download, { range: 'bytes=0-9' })
  await addBookmark(member, folder, 'evaluation_tools', tool)
  const rest = await rawArchive(folder.download, { range: 'bytes=10-', 'if-range': String(headers.etag) })
  expect(rest.statusCode).toBe(200)
  expect(Object.keys(unzipSync(rest.rawPayload))).toEqual(['00 Contents.pdf', '01 Handout.pdf', '02 Tool.pdf'])
})

test('the URL of an archive stays the same for a day and is valid for one day more', () => {
  const address = (time: string) => archiveUrl(site.context.secret, 1, new Date(time))
  const expires = Number(address('2026-03-04T00:00:00.000Z').split('/')[6])
  expect(expires).toBe(Date.parse('2026-03-06T00:00:00.000Z'))
  expect(address('2026-03-04T23:59:59.999Z')).toBe(address('2026-03-04T00:00:00.000Z'))
  expect(address('2026-03-05T00:00:00.000Z')).not.toBe(address('2026-03-04T00:00:00.000Z'))
})

test('a URL of an archive is rejected with another folder, time or signature, and after it expires', async () => {
  const member = await createMember(site)
  const { id, download } = await fillDefaultFolder(member, [['handouts', handout]])
  const [expires = '', signature = ''] = (download ?? '').split('/').slice(6)
  const other = await createFolder(member, 'Other')
  const address = (folder: number, time: number | string, signed: string) =>
    `${BOOKMARKS_PATH}archive/${folder}/${time}/${signed}/`
  const past = Date.now() - 1
  const wrong = [
    address(other.id, expires, signature),
    address(id, Number(expires) + DAY_MS, signature),
    address(
      id,
      expires,
      signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    ),
    address(id, expires, 'x'),
    address(id, 'never', signature),
    address(id, past, sign(site.context.secret, 'bookmark-archive', [id, past])),
    address(id, expires, sign(site.context.secret, 'another-purpose', [id, Number(expires)])),
  ]
  for (const url of wrong) expect((await rawArchive(url)).statusCode, url).toBe(404)
  expect((await rawArchive(address(id, expires, signature))).statusCode).toBe(200)
})

test('the URL of an archive ends when the member deletes the folder', async () => {
  const member = await createMember(site)
  const { id } = await createFolder(member, 'Short-lived')
  const address = archiveUrl(site.context.secret, id, new Date())
  expect((await rawArchive(address)).statusCode).toBe(200)
  await member.call('DELETE', `${BOOKMARKS_PATH}${id}/`)
  expect((await rawArchive(address)).statusCode).toBe(404)
})
