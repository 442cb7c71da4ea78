import { createServer, get } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { runJobs } from '#platform/jobs/run-jobs.ts'
import { createFile, createModule } from '#testing/builders.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { Numbers } from '../contract.ts'
import { formatShown, glanceText } from '../messages.ts'
import { countsJob, saveCounts } from './counting/save-counts.ts'
import { countRequests, getCounts } from './counting/watch-requests.ts'
import type { DailyCountTable } from './tables.ts'

const site = await createSite({ TRUST_PROXY: '1' })
const secondProcess = await createSite({ TRUST_PROXY: '1' }, site.context.config)
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
const secondOrigin = await secondProcess.app.listen({ port: 0, host: '127.0.0.1' })
const { db } = site.context.database
const editor = await createStaff(site, 'editor')

const fileId = await createFile(site.context, { name: 'implants.pdf', text: 'x'.repeat(12_000_000) })
const target = { fileId }
const { id: moduleId, slug } = await createModule(site.context, {
  name: 'Implants',
  files: [{ section: 'handouts', title: 'Implants in pictures', details: '', target }],
})
const ARCHIVE = `/api/training/module/${slug}/download-all-files/`
const FILE = `/files/${fileId}/implants.pdf`

const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

interface Options {
  /** Origin of the server. */
  from?: string
  headers?: Record<string, string>
  method?: string
  /** Closes the connection after so many bytes. */
  stopAfter?: number
}

/** Requests a path as a browser does. @returns the size of the whole content */
function open(
  path: string,
  { from = origin, headers = {}, method = 'GET', stopAfter = Number.POSITIVE_INFINITY }: Options = {},
) {
  return new Promise<number>((resolve, reject) => {
    const all = { 'user-agent': BROWSER, 'x-forwarded-for': '192.0.2.1', ...headers }
    const request = get(from + path, { method, headers: all }, (response) => {
      let bytes = 0
      const size = Number(response.headers['content-range']?.split('/')[1] ?? response.headers['content-length'])
      const done = () => resolve(size)
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes >= stopAfter) response.destroy()
      })
      response.on('end', done).on('close', done).on('error', done)
    })
    request.on('error', reject)
  })
}

const range = (start: number, end: number | '' = '') => ({ headers: { range: `bytes=${start}-${end}` } })

/** The rows of what was counted since the last call, without the beginning. */
async function counted(): Promise<Omit<DailyCountTable, 'day'>[]> {
  // The server sees the end of a response a moment after the client.
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (const each of [site, secondProcess]) await saveCounts(each.context.database, getCounts(each.context), new Date())
  const rows = await db
    .selectFrom('daily_count')
    .select(['kind', 'subject', 'count'])
    .where('kind', '!=', 'began')
    .orderBy('kind')
    .orderBy('subject')
    .execute()
  return rows
}

const downloadsOf = (rows: readonly Omit<DailyCountTable, 'day'>[]) =>
  rows.filter(({ kind }) => kind === 'download').map(({ subject, count }) => [subject, count])

beforeEach(async () => {
  await counted()
  await db.deleteFrom('daily_count').execute()
})

test('an archive that one client downloads in eleven pieces counts once, for its module and its language', async () => {
  const curl = { 'user-agent': 'curl/8.14.1' }
  const size = await open(ARCHIVE, { stopAfter: 1, headers: curl })
  const piece = Math.ceil(size / 11)
  for (let start = 0; start < size; start += piece) {
    expect(downloadsOf(await counted())).toEqual([])
    const { headers } = range(start, Math.min(start + piece, size) - 1)
    await open(ARCHIVE, { headers: { ...headers, ...curl } })
  }
  expect(await counted()).toEqual([
    { kind: 'download', subject: `module:${moduleId}`, count: 1 },
    { kind: 'language', subject: 'en', count: 1 },
    { kind: 'module', subject: String(moduleId), count: 1 },
  ])
})

test('a download that breaks off and resumes counts once; without its end it counts nowhere', async () => {
  await open(FILE, { stopAfter: 1_000_000 })
  expect(downloadsOf(await counted())).toEqual([])
  await open(FILE, range(1_000_000))
  expect(downloadsOf(await counted())).toEqual([[`file:${fileId}`, 1]])
  expect(await counted()).toContainEqual({ kind: 'module', subject: String(moduleId), count: 1 })
})

test('pieces of two clients, a tail, a preview, HEAD, and what a browser has already are no download', async () => {
  await open(FILE, range(0, 6_000_000))
  await open(FILE, { headers: { range: 'bytes=6000001-', 'x-forwarded-for': '192.0.2.2' } })
  await open(FILE, { headers: { range: 'bytes=-500', 'x-forwarded-for': '192.0.2.3' } })
  await open(FILE, { method: 'HEAD' })
  await open(`${FILE}?version`)
  for (let time = 0; time < 2; time++) await open(`${FILE}?view`, range(0, 65_535))
  await open(`${FILE}?view`)
  const { etag } = (await site.app.inject({ url: FILE, method: 'HEAD' })).headers
  await open(FILE, { headers: { 'if-none-match': String(etag) } })
  await open(FILE, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } })
  expect(await counted()).toEqual([{ kind: 'preview', subject: '', count: 1 }])
})

test('two processes add up, and a process that stops writes its last counts', async () => {
  await open(FILE)
  await open(FILE, { from: secondOrigin })
  await open(FILE, { from: secondOrigin })
  expect(downloadsOf(await counted())).toEqual([[`file:${fileId}`, 3]])
  const running = runJobs([{ ...countsJob, everyMs: 3_600_000 }], site.context, site.app.log)
  await open(FILE)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await running.stop()
  expect(downloadsOf(await db.selectFrom('daily_count').selectAll().execute())).toEqual([[`file:${fileId}`, 4]])
  expect(countsJob.everyMs).toBeLessThanOrEqual(60_000)
})

test('counts that cannot be written are written later', async () => {
  await open(FILE)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const broken = { ...site.context.database, db: db.withoutPlugins() }
  Object.assign(broken.db, { transaction: () => ({ execute: () => Promise.reject(new Error('no database')) }) })
  await expect(saveCounts(broken, getCounts(site.context), new Date())).rejects.toThrow('no database')
  expect(downloadsOf(await counted())).toEqual([[`file:${fileId}`, 1]])
})

test('what is counted before midnight and after it stands on its own day', async () => {
  const counts = getCounts(site.context)
  counts.add('visit', new Date('2026-11-24T23:59:59.999Z'))
  counts.add('visit', new Date('2026-11-25T00:00:00.000Z'))
  counts.add('visit', new Date('2026-11-25T00:00:00.001Z'))
  await saveCounts(site.context.database, counts, new Date())
  const rows = await db
    .selectFrom('daily_count')
    .select(['day', 'count'])
    .where('kind', '=', 'visit')
    .orderBy('day')
    .execute()
  expect(rows).toEqual([
    { day: '2026-11-24', count: 1 },
    { day: '2026-11-25', count: 2 },
  ])
})

test('documents and pages that an open site shows count; one that is opened from outside is a visit', async () => {
  const pages = createServer((request, response) => {
    response.statusCode = request.url === '/nowhere' ? 404 : 200
    response.end('page')
    countRequests(request, site.context, response)
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const address = pages.address()
  const from = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const visit = (path: string, headers: Record<string, string> = {}) =>
    open(path, { from, headers: { accept: 'text/html,*/*', ...headers } })
  const call = { accept: '*/*', 'sec-fetch-site': 'same-origin' }
  await visit('/', { 'sec-fetch-site': 'none' })
  await visit(`/training/${slug}`, { referer: 'https://www.example.org/' })
  await visit('/about', { 'sec-fetch-site': 'same-origin' })
  await visit('/faq', { referer: `${from}/about` })
  await visit(`/api/training/module/${slug}/whole/`, call)
  expect(await counted()).toMatchObject([
    { kind: 'page', count: 5 },
    { kind: 'visit', count: 2 },
  ])
  await visit('/', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await visit('/', { 'sec-purpose': 'prefetch' })
  await visit('/', { accept: '*/*' })
  await visit('/nowhere')
  await visit('/admin/numbers')
  await visit(`/api/training/module/${slug}/whole/`, { accept: '*/*' })
  expect(await counted()).toMatchObject([{ count: 5 }, { count: 2 }])
  pages.close()
})

test('a search is counted once while somebody types, with any filter', async () => {
  const search = '/api/training/module-resource/search/?brief=true&keyword='
  for (const words of ['imp', 'implant', 'implant&page=2', 'Implant']) await open(search + words)
  await open(`${search}pills`)
  await open(`${search}pills`, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } })
  expect(await counted()).toEqual([{ kind: 'search', subject: '', count: 2 }])
})

async function read(query = '') {
  const { status, body } = await editor.call('GET', `/api/numbers/${query}`)
  expect(status).toBe(200)
  return Numbers.parse(body)
}

const labelled = (rows: Numbers['tables']['glance']) =>
  rows.map(({ label, now, before }) => [label, formatShown(now), before && formatShown(before)])

test('editors read sums with the same days before; small counts are hidden also in sums', async () => {
  const days = (kind: DailyCountTable['kind'], subject: string, day: string, count: number) => ({
    kind,
    subject,
    day,
    count,
  })
  await db
    .insertInto('daily_count')
    .values([
      days('began', '2024-01-01T10:40:00.000Z', '2024-01-01', 1),
      days('visit', '', '2025-08-31', 20),
      days('visit', '', '2024-09-01', 10),
      days('visit', '', '2024-08-31', 3),
      days('search', '', '2025-02-01', 4),
      days('language', 'en', '2025-02-01', 40),
      days('language', 'fr', '2025-02-02', 3),
      days('language', 'en', '2024-10-31', 2),
      days('module', String(moduleId), '2025-02-01', 42),
      days('module', '999', '2025-02-02', 1),
      days('download', `module:${moduleId}`, '2025-02-01', 36),
      days('download', `file:${fileId}`, '2025-02-01', 6),
      days('download', 'file:999999', '2025-02-02', 1),
    ])
    .execute()
  const { tables, whole, before, later } = await read('?period=12-months&at=2025-08-31')
  expect([whole, before, later]).toEqual([
    { from: '2024-09-01', until: '2025-08-31' },
    { from: '2023-09-01', until: '2024-08-31' },
    '2026-08-31',
  ])
  expect(labelled(tables.glance)).toContainEqual([glanceText.visit, '30', null])
  expect(labelled(tables.glance)).toContainEqual([glanceText.search, '<5', null])
  expect(labelled(tables.languages)).toEqual([['English and French', '45', null]])
  const months = labelled(tables.downloads).filter(([, now]) => now !== '0')
  expect(months).toEqual([
    ['2024-10-01', '<5', null],
    ['2025-02-01', '<45', null],
  ])
  expect(tables.modules).toMatchObject([{ label: '2 more modules', now: { value: 43 } }])
  expect(tables.files).toMatchObject([
    { label: 'Download All: Implants', page: `/training/${slug}`, now: { value: 36 } },
    { label: '2 more files', now: { value: 7 } },
  ])
  const next = await read('?period=12-months&at=2026-08-31')
  expect(labelled(next.tables.glance)).toContainEqual([glanceText.visit, '0', '30'])
  expect(labelled(next.tables.files)).toContainEqual(['3 more files', '0', '43'])
})

test('survey, questions and members come from their tables', async () => {
  await db.deleteFrom('feedback').execute()
  const answer = (ease: number, found: 'yes' | 'no', message = '') => ({
    role: 'trainer',
    ease,
    found,
    message,
    created_at: new Date().toISOString(),
  })
  await db
    .insertInto('feedback')
    .values([...Array.from({ length: 6 }, () => answer(5, 'yes')), answer(2, 'no', 'More in French'), answer(1, 'no')])
    .execute()
  const { tables, comments, hours } = await read('?period=30-days')
  expect(labelled(tables.ease)).toEqual([['5, very easy, 4, 3, 2 and 1, hard', '8', null]])
  expect(comments).toEqual(['More in French'])
  expect(hours).toEqual({ now: null, before: null })
})

test('for CSV all rows come', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({ subject: `file:${at + 1_000_000}`, count: 9 }))
  const day = new Date().toISOString().slice(0, 10)
  await db
    .insertInto('daily_count')
    .values(rows.map((row) => ({ day, kind: 'download' as const, ...row })))
    .execute()
  const filesOf = async (query: string) => (await read(query)).tables.files.length
  expect(await Promise.all(['', '?all=files', '?all=tables'].map(filesOf))).toEqual([6, 101, 120])
})

test('members and moderators may not read numbers', async () => {
  const [member, moderator] = [await createMember(site), await createStaff(site, 'moderator')]
  for (const each of [member, moderator]) expect((await each.call('GET', '/api/numbers/')).status).toBe(403)
  expect((await site.get('/api/numbers/')).status).toBe(401)
})
