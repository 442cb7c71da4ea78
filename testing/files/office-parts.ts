import { unzipSync } from 'fflate'
import { createDocx, createPptx, createXlsx, createZip, DEFAULT_TYPES } from './documents.ts'

export const twoSlides = createPptx([
  { text: 'One', notes: '' },
  { text: 'Two', notes: '' },
])

/** A Word file with further parts. */
export const docx = (extra: Record<string, string | Uint8Array> = {}) => createDocx({ paragraphs: ['Plan'], extra })
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** A Word file with one relation of its document. */
export const related = (type: string, target: string, mode = ' TargetMode="External"') =>
  docx({
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="${REL}/${type}" Target="${target}"${mode}/></Relationships>`,
  })
/** A piece of the instruction of a field. */
export const run = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
/** A Word file with a field whose instruction is in pieces; a piece that begins with `{` is a field inside. */
export const field = (part: string, ...pieces: string[]) => {
  const codes = pieces.map((piece) =>
    piece.startsWith('{') ? `${mark('begin')}${run(piece.slice(1))}${mark('end')}` : run(piece),
  )
  const xml = `<w:hdr><w:p>${mark('begin')}${codes.join('')}${mark('separate')}<w:r><w:t>x</w:t></w:r>${mark('end')}</w:p></w:hdr>`
  return docx({ [part]: xml })
}
/** A workbook with a part that its workbook refers to. */
export const workbook = (name: string, type: string, xml: string) => {
  const { '[Content_Types].xml': types = new Uint8Array(), ...parts } = unzipSync(createXlsx(['Budget']))
  const text = Buffer.from(types)
    .toString()
    .replace('</Types>', `<Override PartName="/${name}" ContentType="${SHEETS}.${type}+xml"/></Types>`)
  return createZip({ '[Content_Types].xml': text, ...parts, [name]: xml })
}
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** A workbook with a formula. */
export const formula = (text: string) =>
  createXlsx(['Budget'], {
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><c><f>${text}</f></c></sheetData></worksheet>`,
  })
/** A Word file with a link. */
export const linked = (target: string) => related('hyperlink', target)
/** Slides, the second of which has a shape that does something when it is pressed. */
export const shape = (action: string) =>
  createZip({
    ...unzipSync(twoSlides),
    'ppt/slides/slide1.xml': `<p:sld><a:hlinkClick action="ppaction://${action}"/></p:sld>`,
  })
/** A Word file with a part of this type. */
export const withTypes = (type: string) =>
  createDocx({
    types: `<Types>${DEFAULT_TYPES}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/x.bin" ContentType="${type}"/></Types>`,
    extra: { 'word/x.bin': 'x' },
  })
