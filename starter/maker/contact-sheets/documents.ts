import { join } from 'node:path'
import sharp from 'sharp'
import { drawPage } from '../../../src/platform/images/draw-page.ts'
import { listNames, readText, readYaml } from '../content/source.ts'
import { ModuleText } from '../content/texts.ts'
import { makeDocument, parseSources, type SourceDocument } from '../documents/make.ts'
import { readSlides } from '../documents/text/slides.ts'
import { writeSheet } from './sheet.ts'

/** One module of each category. */
const MODULES = {
  foundations: '03-who-guidance-and-job-aids',
  counselling: '04-family-planning-counselling',
  'pills-and-injectables': '09-dmpa-sc-self-injection',
  'long-acting-and-permanent': '10-contraceptive-implants',
  'barrier-and-fertility-awareness': '16-fertility-awareness-methods',
  'special-situations': '18-postpartum-family-planning',
  'training-skills': '22-infection-prevention',
} as const

/** Slides of a deck on the sheet: the title slide, and slides with pictures. */
const SLIDES = 8
const PAGE = { width: 700, height: 520 } as const

/** Writes for each category a sheet with a deck, a poster, a client sheet, a checklist and a test. */
export async function writeDocumentSheets(folder: string): Promise<void> {
  for (const [category, module] of Object.entries(MODULES)) {
    const documents = await readModule(module)
    const deck = documents.filter(({ format }) => format === 'powerpoint').at(-1)
    const pages = documents.filter(({ format, slideNotes }) => format !== 'powerpoint' && !slideNotes)
    const others = [
      pages.find(({ layout }) => layout === 'poster'),
      pages.find(({ layout }) => layout === 'client'),
      pages.find(({ attempts, body }) => attempts > 1 && body.includes('- [ ]')),
      pages.find(({ body }) => /^\*\*1\. /m.test(body)),
    ]
    const cells: Uint8Array[] = []
    if (deck) cells.push(...(await drawPages(deck, picturedSlides(deck).slice(0, SLIDES))))
    for (const document of others) if (document) cells.push(...(await drawPages(document, [1])))
    await writeSheet(join(folder, `documents-${category}.webp`), cells, { columns: 4, width: 480, height: 360 })
  }
}

async function readModule(module: string): Promise<SourceDocument[]> {
  const path = `modules/${module}`
  const { name: context, cover, updated } = await readYaml(`${path}/module.yaml`, ModuleText)
  const documents: SourceDocument[] = []
  for (const folder of ['slides', 'handouts', 'evaluation-tools']) {
    for (const name of await listNames(`${path}/${folder}`, '.md')) {
      const file = `${path}/${folder}/${name}`
      documents.push(...parseSources(await readText(file), { file, language: 'en', context, cover, updated }))
    }
  }
  return documents
}

/** Numbers of the title slide and of the slides with pictures. */
function picturedSlides(deck: SourceDocument): number[] {
  const hasPicture = readSlides(deck).map(({ blocks }) => blocks.some((block) => block.kind === 'picture'))
  return [1, ...hasPicture.flatMap((isPictured, index) => (isPictured ? [index + 2] : []))]
}

/** Pages of a document as PNG. @param numbers from 1 */
async function drawPages(document: SourceDocument, numbers: number[]): Promise<Uint8Array[]> {
  const { preview, bytes } = await makeDocument(document)
  return Promise.all(
    numbers.map(async (number) => {
      const { data, width, height } = await drawPage(preview ?? bytes, number, PAGE)
      return sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer()
    }),
  )
}
