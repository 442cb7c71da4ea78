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
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function typesOf(part: string): string {
  return `<?xml version="1.0"?><Types><Override PartName="/x.xml" ContentType="${MAIN}.${part}.main+xml"/></Types>`
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
export function createPptx(slides: { text: string; notes: string }[]): Uint8Array {
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
  for (const [index, { text, notes }] of slides.entries()) {
    const at = number(index)
    parts[`ppt/slides/slide${at}.xml`] = `<p:sld>${paragraph(text)}</p:sld>`
    parts[`ppt/slides/_rels/slide${at}.xml.rels`] = relations([relation(1, 'notesSlide', `../notesSlides/n${at}.xml`)])
    parts[`ppt/notesSlides/n${at}.xml`] = `<p:notes>${paragraph(notes)}</p:notes>`
  }
  return createZip(parts)
}

/** A small Excel file. */
export function createXlsx(sheets: string[], extra: Record<string, string | Uint8Array> = {}): Uint8Array {
  const list = sheets.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}"/>`)
  return createZip({
    '[Content_Types].xml': typesOf('spreadsheetml.sheet'),
    'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
    ...extra,
  })
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
