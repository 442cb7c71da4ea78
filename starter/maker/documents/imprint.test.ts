import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { makeDocument, parseSources } from './make.ts'

const DEFAULTS = {
  file: 'a.md',
  language: 'en',
  context: 'Implants',
  cover: 'implants',
  updated: '2026-05-12',
} as const
const AUTHOR = 'Training Resource Package project (not the TRP of WHO, USAID and UNFPA)'
const LINE = {
  en: 'Written 2026 by the Training Resource Package project · version 0.1 · 12 May 2026 · Not reviewed by WHO; not the TRP of WHO, USAID and UNFPA',
  fr: 'Rédigé en 2026 par le projet Training Resource Package · version 0.1 · 12 mai 2026 · Non relu par l’OMS ; ce n’est pas le TRP de l’OMS, de l’USAID et de l’UNFPA',
  es: 'Escrito en 2026 por el proyecto Training Resource Package · versión 0.1 · 12 de mayo de 2026 · No revisado por la OMS; no es el TRP de la OMS, la USAID y el UNFPA',
}

const plain = (text: string) => text.replace(/[\s\u00A0]+/g, ' ')

function documentsOf(layout: string, language: 'en' | 'fr' | 'es', format = 'word') {
  const isDeck = format === 'powerpoint'
  const head = `title: Coming back\ndetails: One line.\nformat: ${format}${isDeck ? '' : `\nlayout: ${layout}`}`
  const body = isDeck ? '# One\nkind: core\n\n- A point\n\nNotes: A note.' : '## Say\n\nHello'
  return Promise.all(parseSources(`---\n${head}\n---\n${body}`, { ...DEFAULTS, language }).map(makeDocument))
}

async function readPdf(bytes: Uint8Array): Promise<{ author: unknown; pages: string[] }> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const { info } = await pdf.getMetadata()
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return plain(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  })
  return { author: Reflect.get(info, 'Author'), pages: await Promise.all(pages) }
}

/** The text of the parts of an Office file whose names begin so. */
function partsOf(bytes: Uint8Array, start: string): string[] {
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => name.startsWith(start) && name.endsWith('.xml'))
    .map(([, part]) => plain(strFromU8(part)))
}

describe.each(['en', 'fr', 'es'] as const)(
  'in %s, who wrote it, that WHO did not, version and date are',
  (language) => {
    test.each(['page', 'poster', 'client'])('on every page of a %s, as PDF and as Word file', async (layout) => {
      const [file] = await documentsOf(layout, language)
      if (!file?.preview) throw new Error('no preview')
      const { author, pages } = await readPdf(file.preview)
      expect(author).toBe(AUTHOR)
      for (const page of pages) expect(page).toContain(LINE[language])
      const footers = partsOf(file.bytes, 'word/footer')
      expect(footers.length).toBeGreaterThan(0)
      for (const footer of footers) expect(footer).toContain(LINE[language])
      expect(partsOf(file.bytes, 'docProps/core')[0]).toContain(`<dc:creator>${AUTHOR}`)
    })

    test('on every slide, and on every page of slides with notes', async () => {
      const [deck, withNotes] = await documentsOf('page', language, 'powerpoint')
      if (!deck?.preview || !withNotes) throw new Error('no deck')
      for (const pdf of [deck.preview, withNotes.bytes])
        for (const page of (await readPdf(pdf)).pages) expect(page).toContain(LINE[language])
      // slides show the texts of the master, the title slide those of its layout
      for (const part of [
        'ppt/slideMasters/slideMaster1',
        'ppt/slideLayouts/slideLayout1.',
        'ppt/notesMasters/notesMaster1',
      ])
        expect(partsOf(deck.bytes, part)[0]).toContain(LINE[language])
      expect(partsOf(deck.bytes, 'docProps/core')[0]).toContain(`<dc:creator>${AUTHOR}`)
    })
  },
)
