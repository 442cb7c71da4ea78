import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { AppError } from '#core/errors.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createDocx, createPdf, createPng, createPptx } from '#testing/files/documents.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { createDiskStore } from '#testing/files/store.ts'
import { fileKeyOf } from './file-key.ts'
import { readDocument } from './ingest/read-document.ts'
import type { NewFile } from './ingest.ts'
import { filesById, textsById } from './queries.ts'

const { db } = await openTestDatabase()

async function take(file: NewFile, store?: Awaited<ReturnType<typeof createDiskStore>>) {
  const into = store ?? (await createDiskStore())
  const { id } = await addTestFile(db, into, file)
  return { row: await findRow(id), store: into }
}

function findRow(id: number | null) {
  const files = db.selectFrom('file').leftJoin('file_text', 'file_id', 'id').selectAll('file').select('text')
  return files.where('id', '=', id).executeTakeFirstOrThrow()
}

test('a Word file is stored with its size, checksum, text and date', async () => {
  const bytes = createDocx({ paragraphs: ['Counselling & consent', 'Über Implantate'], rows: [['Step', 'Minutes']] })
  const { row, store } = await take({ name: 'Plan de séance.docx', bytes, modified: '2024-02-03', pages: 4 })
  expect(row).toMatchObject({
    name: 'Plan de séance.docx',
    media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size_bytes: bytes.length,
    sha256: fileKeyOf(bytes),
    crc32: crc32(bytes),
    pages: 4,
    text: 'Counselling & consent\nÜber Implantate\nStep\nMinutes',
    created_at: '2024-02-03T00:00:00.000Z',
  })
  expect(await buffer(await store.open(row.sha256))).toEqual(Buffer.from(bytes))
})

test('slides are read in the order of the presentation, with their notes', async () => {
  const bytes = createPptx([
    { text: 'First slide', notes: 'Greet everyone' },
    { text: 'Second slide', notes: 'Ask for questions' },
  ])
  const { row } = await take({ name: 'Slides.pptx', bytes })
  expect(row.text).toBe('First slide\nGreet everyone\nSecond slide\nAsk for questions')
  expect(row.pages).toBe(2)
})

test('a PDF is read page by page', async () => {
  const { row } = await take({ name: 'Guide.pdf', bytes: await createPdf(['Long-acting methods', 'Second page']) })
  expect(row).toMatchObject({ pages: 2, text: 'Long-acting methods\nSecond page', media_type: 'application/pdf' })
})

test('the preview is a separate file, and the document has its number of pages', async () => {
  const { row } = await take({
    name: 'A plan.docx',
    bytes: createDocx({ paragraphs: ['x'] }),
    preview: await createPdf(['1', '2']),
  })
  expect(row.pages).toBe(2)
  expect(await findRow(row.preview_file_id)).toMatchObject({
    name: 'A plan.pdf',
    pages: 2,
    media_type: 'application/pdf',
    text: null,
  })
})

test('the same content with the same name is one file; with another name it is another file', async () => {
  const bytes = createDocx({ paragraphs: ['the same'] })
  const first = await take({ name: 'one.docx', bytes })
  const again = await take({ name: 'one.docx', bytes }, first.store)
  const other = await take({ name: 'two.docx', bytes }, first.store)
  expect(again.row.id).toBe(first.row.id)
  expect(other.row.id).not.toBe(first.row.id)
})

test('files and their texts are found among more ids than one query may have', async () => {
  const { row } = await take({ name: 'among-many.docx', bytes: createDocx({ paragraphs: ['Found'] }) })
  const ids = [...Array.from({ length: 70_000 }, (_, index) => 1_000_000 + index), row.id]
  expect([...(await filesById(db, ids)).keys()]).toEqual([row.id])
  expect([...(await textsById(db, ids))]).toEqual([[row.id, 'Found']])
})

test('a preview that is added later is linked to the existing file', async () => {
  const bytes = createDocx({ paragraphs: ['preview later'] })
  const first = await take({ name: 'later.docx', bytes })
  expect(first.row.preview_file_id).toBeNull()
  const again = await take({ name: 'later.docx', bytes, preview: await createPdf(['p']) }, first.store)
  expect(again.row).toMatchObject({ id: first.row.id, preview_file_id: expect.any(Number) })
})

describe('a file is refused with a message at the field', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['a program', 'setup.pdf', Buffer.from('MZ\x90\0'), /not a Word/],
    ['a web page', 'page.html', Buffer.from('<!doctype html><script>1</script>'), /not a Word/],
    ['an empty file', 'a.pdf', Buffer.alloc(0), /empty/],
    ['a drawing with a script', 'a.svg', Buffer.from(script), /not a Word/],
    ['a picture that is called a PDF', 'a.pdf', createPng(), /\.png file/],
    ['a ZIP of something else', 'a.docx', createDocx({ types: '<Types/>' }), /not a Word/],
  ])('%s', async (_, name, bytes, message) => {
    const refusal = await take({ name, bytes }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ status: 400, body: { file: [expect.stringMatching(message)] } })
  })
})

test('a document that can’t be read is stored without text', async () => {
  const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('no more of it')])
  expect((await take({ name: 'broken.pdf', bytes: broken })).row).toMatchObject({ text: null, pages: null })
})

test('a zip bomb is stored without text, and unpacking stops at the limit', async () => {
  const bomb = createDocx({ paragraphs: ['x'.repeat(80 * 1024 ** 2)] })
  expect(bomb.length).toBeLessThan(200_000)
  expect((await take({ name: 'bomb.docx', bytes: bomb })).row).toMatchObject({ text: null })
})

test('a document that takes too long is skipped, and the next one is read', async () => {
  const long = await createPdf(Array.from({ length: 500 }, (_, page) => `Page ${page}`))
  expect(await readDocument('pdf', { bytes: long }, 1)).toMatchObject({
    text: null,
    problem: expect.stringContaining('not read'),
  })
  expect(await readDocument('pdf', { bytes: await createPdf(['quick']) })).toMatchObject({ text: 'quick', pages: 1 })
})

test('a text with NUL and lone surrogates can be stored', async () => {
  const { row } = await take({ name: 'nul.docx', bytes: createDocx({ paragraphs: ['a&#0;b\0c &#xD800; end'] }) })
  expect(row.text).toMatch(/end$/)
})

test('a full disk leaves no row', async () => {
  const store = await createDiskStore(undefined, async () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  })
  const name = 'full-disk.docx'
  await expect(take({ name, bytes: createDocx({ paragraphs: ['full'] }) }, store)).rejects.toMatchObject({
    status: 507,
  })
  expect(await db.selectFrom('file').select('id').where('name', '=', name).execute()).toEqual([])
})

test('names are cleaned: they have no paths and no characters that Windows refuses', async () => {
  const { row } = await take({ name: '../../etc/pass:wd?.docx', bytes: createDocx({ paragraphs: ['n'] }) })
  expect(row.name).toBe('-..-etc-pass-wd-.docx')
})
