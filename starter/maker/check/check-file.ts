import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { StarterFile } from '../content/content.ts'
import { structureFaults } from './check-structure.ts'
import { openPackage, packageFaults } from './office/package.ts'
import { powerPointFaults } from './office/powerpoint.ts'

/** Phones with a bad connection download decks: 410 kB on average, with pictures of 200 pixels per inch. */
const MAX_DECK_BYTES = 700_000

/** Opens a document with a reader library. @returns its faults */
export async function checkFile({ title, name, path, preview, pages }: StarterFile): Promise<string[]> {
  const faults = await checkPdf(title, await readFile(preview ?? path), pages)
  if (name.endsWith('.docx')) faults.push(...checkWord(await readFile(path)))
  if (name.endsWith('.pptx')) faults.push(...checkPowerPoint(await readFile(path), pages))
  return faults.map((fault) => `${title}: ${fault}`)
}

async function checkPdf(title: string, bytes: Uint8Array, pages: number): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const [pdfTitle, language] = ['Title', 'Language'].map((name) => Reflect.get(info, name))
  const outline = await pdf.getOutline()
  const tags = await (await pdf.getPage(1)).getStructTree()
  const structure = tags ? await structureFaults(pdf) : []
  const pageCount = pdf.numPages
  const isShort = await endsOnEmptyPage(pdf)
  await task.destroy()
  return [
    ...(pageCount === pages ? [] : [`the PDF has ${pageCount} pages, not ${pages}`]),
    ...(pdfTitle === title ? [] : [`the PDF is called ‘${pdfTitle}’`]),
    ...(language ? [] : ['the PDF has no language']),
    ...(outline?.length > 0 ? [] : ['the PDF has no outline']),
    ...(tags ? structure : ['the PDF has no tags']),
    ...(isShort ? ['its last page is almost empty: shorten the text, or remove a page break'] : []),
  ]
}

/** The part of the last page that text fills at least: a little less than generators aim at, for the space below it. */
const MIN_LAST_PAGE = 0.3
/** Header and footer of a page, points: those of an upright one, and of a checklist, which lies across. */
const MARGINS = { upright: { top: 74, bottom: 80 }, across: { top: 48, bottom: 62 } }
/** Slides are wider than A4. */
const SLIDE_RATIO = 1.6

/** Whether the last of several pages has little text. */
async function endsOnEmptyPage(pdf: PDFDocumentProxy): Promise<boolean> {
  if (pdf.numPages === 1) return false
  const page = await pdf.getPage(pdf.numPages)
  const { width, height } = page.getViewport({ scale: 1 })
  if (width / height > SLIDE_RATIO) return false
  const margins = width > height ? MARGINS.across : MARGINS.upright
  const { items } = await page.getTextContent()
  const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : []))
  const lowest = Math.min(height, ...lines.filter((y) => y > margins.bottom))
  return height - margins.top - lowest < (height - margins.top - margins.bottom) * MIN_LAST_PAGE
}

function checkWord(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes)
  const text = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  return [
    ...packageFaults(openPackage(bytes)),
    ...(/<w:pStyle w:val="(?:Heading\d|Title)"/.test(text) ? [] : ['the Word file has no headings']),
    ...(Object.keys(files).some((name) => /^word\/footer\d*\.xml$/.test(name))
      ? []
      : ['the Word file has no page numbers']),
  ]
}

function checkPowerPoint(bytes: Uint8Array, pages: number): string[] {
  const file = openPackage(bytes)
  const count = (part: RegExp) => [...file.names].filter((name) => part.test(name)).length
  const slides = count(/^ppt\/slides\/slide\d+\.xml$/)
  return [
    ...powerPointFaults(file),
    ...(slides === pages ? [] : [`the PowerPoint file has ${slides} slides, its PDF ${pages}`]),
    ...(bytes.length <= MAX_DECK_BYTES ? [] : ['the PowerPoint file is larger than 700 kB']),
  ]
}
