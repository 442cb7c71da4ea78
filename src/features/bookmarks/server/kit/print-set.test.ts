import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { addBookmark, BOOKMARKS_PATH, createFolder, listFolders } from '#testing/bookmarks/bookmarks.ts'
import { createModule, sessionFileId } from '#testing/builders.ts'
import { createPdf } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const member = await createMember(site)
const folderOfSets = join(site.context.config.dataDir, 'print-sets')

const pagesOf = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name} page ${n + 1}`)
const DOCUMENTS = [
  ['handouts', 'Kế hoạch buổi học', await createPdf(pagesOf('plan', 3))],
  ['handouts', 'خطة الجلسة', await createPdf(pagesOf('arabic', 2))],
  ['handouts', 'Plan de séance à l’hôpital', await createPdf(pagesOf('french', 1))],
  ['presentation_slides', 'Slides', await createPdf(pagesOf('slides', 4))],
  ['handouts', 'Locked', await createPdf(['secret'], { userPassword: 'x', ownerPassword: 'y' })],
  ['handouts', 'Broken', Buffer.from('%PDF-1.4\nnothing')],
  ['handouts', 'Long', await createPdf(pagesOf('long', 300))],
] as const
const { db } = site.context.database
const files = await Promise.all(
  DOCUMENTS.map(async ([section, title, bytes], index) => {
    const { id } = await addTestFile(db, site.context.store, { name: `${index}.pdf`, bytes, pages: 1 })
    return { section, title, details: '', target: { fileId: id } }
  }),
)
const link = { section: 'references', title: 'WHO', details: '', target: { url: 'https://www.who.int/' } }
const module = await createModule(site.context, { name: 'Implants', files: [...files, link] })

async function createKit(owner: TestMember, titles: readonly string[]) {
  const folder = await createFolder(owner, `Week ${Math.random().toString(36).slice(2, 8)}`)
  for (const { section, title } of [...files, link])
    if (titles.includes(title))
      await addBookmark(owner, folder, section, await sessionFileId(site.context, module.id, title))
  const kit = (await listFolders(owner)).find(({ id }) => id === folder.id)
  return { id: folder.id, url: kit?.download ?? '', name: folder.folder_name }
}

const setOf = (url: string) => url.replace('/archive/', '/print-set/')
const print = async (url: string, query = '') => site.app.inject(`${setOf(url)}${query}`)

/** Each font of a text is a piece of its own. */
const bare = (text: string) => text.replace(/\s/g, '')

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .normalize('NFKC')
        .replace(/\s+/g, ' '),
    )
  }
  await task.destroy()
  return texts
}

test('a print set has a cover sheet with pages and copies, then every document once', async () => {
  const { id, url, name } = await createKit(
    member,
    DOCUMENTS.slice(0, 6)
      .map(([, title]): string => title)
      .concat('WHO'),
  )
  const handout = await sessionFileId(site.context, module.id, 'Kế hoạch buổi học')
  for (const [title, copies] of [
    ['Kế hoạch buổi học', 40],
    ['خطة الجلسة', 2],
    ['Plan de séance à l’hôpital', 1],
    ['Locked', 3],
    ['Broken', 3],
  ] as const)
    await member.call('POST', `${BOOKMARKS_PATH}${id}/note/`, {
      body: {
        type: 'handouts',
        id: await sessionFileId(site.context, module.id, title),
        copies,
        note: `note ${copies}`,
      },
    })
  await member.call('PUT', `${BOOKMARKS_PATH}${id}/link/`, { body: { shows_notes: true, shows_name: true } })
  const plan = await site.get(url.replace('/archive/', '/print-plan/'))
  expect(Object(plan.body).results).toHaveLength(6)
  expect(Object(plan.body).results[0]).toMatchObject({ key: `handouts-${handout}`, copies: 40, is_chosen: true })
  expect(Object(plan.body).results[3]).toMatchObject({ title: 'Slides', is_chosen: false })

  const response = await print(url)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('.pdf'),
  })
  const [cover = '', ...rest] = await textsOf(response.rawPayload)
  expect(rest).toEqual([...pagesOf('plan', 3), ...pagesOf('arabic', 2), ...pagesOf('french', 1)])
  for (const text of [
    name,
    'Amina Nakato',
    '7 pages',
    'pages 2 to 4 40',
    'Kế hoạch buổi học',
    'pages 5 to 6 2',
    // Each word on its own: a PDF has them as they are seen, from left to right.
    'خطة',
    'الجلسة',
    'page 7 1',
    'Plan de séance à l’hôpital',
    '84 sheets in all',
    'trp.example.org/k/',
  ])
    expect(bare(cover)).toContain(bare(text))
  const left = cover.slice(cover.indexOf('Not in this set'))
  for (const text of ['Slides', 'Locked (This file', 'Broken (This file', 'WHO (link)']) expect(left).toContain(text)

  const etag = String(response.headers.etag)
  const range = await site.app.inject({ url: setOf(url), headers: { range: 'bytes=100-', 'if-range': etag } })
  expect(Buffer.concat([response.rawPayload.subarray(0, 100), range.rawPayload]).equals(response.rawPayload)).toBe(true)
})

test('the reader chooses documents; without a cover sheet there are only these', async () => {
  const { url } = await createKit(member, ['Slides', 'خطة الجلسة'])
  const slides = `presentation_slides-${await sessionFileId(site.context, module.id, 'Slides')}`
  expect(await textsOf((await print(url)).rawPayload)).toHaveLength(3)
  expect(await textsOf((await print(url, `?items=${slides}&cover=0`)).rawPayload)).toEqual(pagesOf('slides', 4))
  expect((await print(url, '?items=handouts-1')).statusCode).toBe(404)
})

test('more than 300 pages are refused, and the next print set is made', async () => {
  const [long, short] = [await createKit(member, ['Long', 'Slides']), await createKit(member, ['Slides'])]
  const slides = `presentation_slides-${await sessionFileId(site.context, module.id, 'Slides')}`
  const handout = `handouts-${await sessionFileId(site.context, module.id, 'Long')}`
  const [refused, made] = await Promise.all([
    print(long.url, `?items=${handout},${slides}`),
    print(short.url, `?items=${slides}`),
  ])
  expect([refused.statusCode, made.statusCode]).toEqual([413, 200])
})

test('a print set continues when its request breaks off, and is kept for an hour', async () => {
  const { url } = await createKit(member, ['Plan de séance à l’hôpital'])
  const before = existsSync(folderOfSets) ? readdirSync(folderOfSets) : []
  const given = new AbortController()
  const broken = site.app.inject({ url: setOf(url), signal: given.signal }).catch(() => undefined)
  setTimeout(() => given.abort(), 20)
  await broken
  const added = () => readdirSync(folderOfSets).filter((name) => !before.includes(name) && name.endsWith('.pdf'))
  await expect.poll(added, { timeout: 20_000 }).toHaveLength(1)
  const [name = ''] = added()
  const old = new Date(Date.now() - 2 * 60 * 60_000)
  utimesSync(join(folderOfSets, name), old, old)
  const other = await createKit(member, ['خطة الجلسة'])
  expect((await print(other.url)).statusCode).toBe(200)
  expect(readdirSync(folderOfSets)).not.toContain(name)
})
