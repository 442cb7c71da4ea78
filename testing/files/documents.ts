import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'

/** A ZIP archive of texts, which Office files are. */
export function createZip(parts: Record<string, string | Uint8Array>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  )
}

const MAIN = 'application/vnd.openxmlformats-officedocument'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The types of parts that no file names. */
export const DEFAULT_TYPES = Object.entries({
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  bin: 'application/octet-stream',
  png: 'image/png',
  jpg: 'image/jpeg',
  xlsx: `${MAIN}.spreadsheetml.sheet`,
})
  .map(([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`)
  .join('')

function typesOf(part: string): string {
  return `<?xml version="1.0"?><Types>${DEFAULT_TYPES}<Override PartName="/x.xml" ContentType="${MAIN}.${part}.main+xml"/></Types>`
}

export interface DocxParts {
  /** XML text: `&#` begins an entity. */
  paragraphs?: string[]
  rows?: string[][]
  types?: string
  extra?: Record<string, string | Uint8Array>
}

/** A small Word file. */
export function createDocx({ paragraphs = [], rows = [], types, extra = {} }: DocxParts): Uint8Array {
  const paragraph = (text: string) =>
    `<w:p><w:r><w:t xml:space="preserve">${text.replace(/&(?!#)/g, '&amp;')}</w:t></w:r></w:p>`
  const table = rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
  const body = `${paragraphs.map(paragraph).join('')}<w:tbl>${table.join('')}</w:tbl>`
  return createZip({
    '[Content_Types].xml': types ?? typesOf('wordprocessingml.document'),
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    ...extra,
  })
}

/** A small PowerPoint file. The numbers of its parts are in reverse order of the slides. */
export function createPptx(slides: { text: string; notes: string; isHidden?: boolean }[]): Uint8Array {
  const shape = (type: string, text: string) =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${text}</p:txBody></p:sp>`
  const paragraph = (text: string) =>
    `<a:p><a:r><a:t>${text}</a:t></a:r><a:fld type="slidenum"><a:t>7</a:t></a:fld></a:p>`
  const number = (index: number) => slides.length - index
  const relations = (list: string[]) => `<Relationships>${list.join('')}</Relationships>`
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${REL}/${type}" Target="${target}"/>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': typesOf('presentationml.presentation'),
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${number(index)}"/>`)
      .join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => relation(number(index), 'slide', `slides/slide${number(index)}.xml`)),
    ),
  }
  for (const [index, { text, notes, isHidden }] of slides.entries()) {
    const at = number(index)
    parts[`ppt/slides/slide${at}.xml`] =
      `<p:sld${isHidden ? ' show="0"' : ''}>${shape('title', paragraph(text))}</p:sld>`
    parts[`ppt/slides/_rels/slide${at}.xml.rels`] = relations([relation(1, 'notesSlide', `../notesSlides/n${at}.xml`)])
    parts[`ppt/notesSlides/n${at}.xml`] = `<p:notes>${shape('body', paragraph(notes))}</p:notes>`
  }
  return createZip(parts)
}

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A small Excel file, which Excel and LibreOffice open. */
export function createXlsx(sheets: string[], extra: Record<string, string | Uint8Array> = {}): Uint8Array {
  const each = (text: (name: string, number: number) => string) =>
    sheets.map((name, index) => text(name, index + 1)).join('')
  const type = (part: string, kind: string) =>
    `<Override PartName="/${part}" ContentType="${MAIN}.spreadsheetml.${kind}+xml"/>`
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${REL}/${kind}" Target="${target}"/>`
  const relations = (list: string) => `<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`
  const worksheets = sheets.map((name, index): [string, string] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet xmlns="${SHEETS}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${name}</t></is></c></row></sheetData></worksheet>`,
  ])
  return createZip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">${DEFAULT_TYPES}${type('xl/workbook.xml', 'sheet.main')}${each((_, number) => type(`xl/worksheets/sheet${number}.xml`, 'worksheet'))}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${REL}"><sheets>${each((name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      each((_, number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
    ),
    ...Object.fromEntries(worksheets),
    ...extra,
  })
}

/** A file of Office before 2007 with one stream. @param flags of Word, at the place where they say that it is encrypted */
export function createOle(stream: string, flags = 0): Uint8Array {
  const [header, directory, tables, content] = [
    Buffer.alloc(512),
    Buffer.alloc(512),
    Buffer.alloc(512),
    Buffer.alloc(4096),
  ]
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(0, 48)
  // The table of sectors is the second sector, the stream begins in the third.
  header.writeUInt32LE(1, 76)
  tables.writeUInt32LE(0xfffffffe, 0)
  for (const [index, name] of ['Root Entry', stream].entries()) {
    const at = index * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(2 * (name.length + 1), at + 64)
    directory.writeUInt32LE(2, at + 116)
    directory.writeUInt32LE(index * 4096, at + 120)
  }
  content.writeUInt16LE(flags, 10)
  return Buffer.concat([header, directory, tables, content])
}

/** A PDF with one line of text on each page. */
export async function createPdf(pages: string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, info: { CreationDate: new Date(0) }, ...options })
  for (const text of pages) document.addPage().text(text)
  document.end()
  return buffer(document)
}

/** The first bytes of a picture. */
export function createPng(): Uint8Array {
  return Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
}
