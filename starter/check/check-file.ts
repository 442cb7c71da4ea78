import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Prepared } from '../load/documents.ts'

/** Opens a document as a reader's program would. @returns what is wrong with it */
export async function checkFile({ title, made }: Prepared): Promise<string[]> {
  if (made.mediaType.startsWith('image/')) return []
  const faults = await checkPdf(title, made.preview ?? made.bytes, made.pages)
  if (made.name.endsWith('.docx')) faults.push(...checkWord(made.bytes))
  if (made.name.endsWith('.pptx')) faults.push(...checkPowerPoint(made.bytes, made.pages))
  return faults.map((fault) => `${title}: ${fault}`)
}

async function checkPdf(title: string, bytes: Uint8Array, pages: number): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const [told, language] = ['Title', 'Language'].map((name) => Reflect.get(info, name))
  const outline = await pdf.getOutline()
  const tags = await (await pdf.getPage(1)).getStructTree()
  const found = pdf.numPages
  await task.destroy()
  return [
    ...(found === pages ? [] : [`the PDF has ${found} pages, not ${pages}`]),
    ...(told === title ? [] : [`the PDF is called ‘${told}’`]),
    ...(language ? [] : ['the PDF has no language']),
    ...(outline?.length > 0 ? [] : ['the PDF has no outline']),
    ...(tags ? [] : ['the PDF has no tags']),
  ]
}

function checkWord(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes)
  const text = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  return [
    ...(/<w:pStyle w:val="Heading\d"/.test(text) ? [] : ['the Word file has no headings']),
    ...(Object.keys(files).some((name) => /^word\/footer\d*\.xml$/.test(name))
      ? []
      : ['the Word file has no page numbers']),
  ]
}

function checkPowerPoint(bytes: Uint8Array, pages: number): string[] {
  const names = Object.keys(unzipSync(bytes))
  const slides = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length
  const notes = names.filter((name) => /^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(name)).length
  return [
    ...(slides === pages ? [] : [`the PowerPoint file has ${slides} slides, its PDF ${pages}`]),
    ...(notes > 0 ? [] : ['the PowerPoint file has no notes']),
  ]
}
