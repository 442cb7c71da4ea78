import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { STARTER_BUILD, type StarterFile } from '#app/starter/content.ts'

/** Opens a document with a reader library. @returns its faults */
export async function checkFile({ title, name, path, preview, pages }: StarterFile): Promise<string[]> {
  const read = (file: string) => readFile(join(STARTER_BUILD, file))
  const faults = await checkPdf(title, await read(preview ?? path), pages)
  if (name.endsWith('.docx')) faults.push(...checkWord(await read(path)))
  if (name.endsWith('.pptx')) faults.push(...checkPowerPoint(await read(path), pages))
  return faults.map((fault) => `${title}: ${fault}`)
}

async function checkPdf(title: string, bytes: Uint8Array, pages: number): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const [pdfTitle, language] = ['Title', 'Language'].map((name) => Reflect.get(info, name))
  const outline = await pdf.getOutline()
  const tags = await (await pdf.getPage(1)).getStructTree()
  const pageCount = pdf.numPages
  await task.destroy()
  return [
    ...(pageCount === pages ? [] : [`the PDF has ${pageCount} pages, not ${pages}`]),
    ...(pdfTitle === title ? [] : [`the PDF is called ‘${pdfTitle}’`]),
    ...(language ? [] : ['the PDF has no language']),
    ...(outline?.length > 0 ? [] : ['the PDF has no outline']),
    ...(tags ? [] : ['the PDF has no tags']),
  ]
}

function checkWord(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes)
  const text = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  return [
    ...(/<w:pStyle w:val="(?:Heading\d|Title)"/.test(text) ? [] : ['the Word file has no headings']),
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
