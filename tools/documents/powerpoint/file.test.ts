import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { slidesPdf } from '../pdf/slides.ts'
import type { SourceDocument } from '../source.ts'
import { deckFile } from './file.ts'

const source: SourceDocument = {
  title: 'Séance I : les implants & vous',
  details: 'Ce que sont les implants.',
  format: 'powerpoint',
  language: 'fr',
  sources: ['OMS, Recommandations, 2016'],
  context: 'Implants contraceptifs',
  updated: '2026-11-12',
  attempts: 1,
  guidance: null,
  cards: false,
  slideNotes: false,
  layout: 'page',
  body: `# Qu’est-ce qu’un implant ?
kind: core

- Un **bâtonnet** souple
  - Sous la peau

Notes: Faites circuler les modèles.

Demandez ce que chacun sent.

# Deux sortes
kind: question

| | Un | Deux |
|---|---|---|
| Durée | 3 ans | 5 ans |

> À vérifier`,
}

async function makeDeck(): Promise<{ bytes: Uint8Array; part: (path: string) => string }> {
  const { deck } = await slidesPdf(source)
  const bytes = await deckFile(deck)
  const files = unzipSync(bytes)
  return { bytes, part: (path) => strFromU8(files[path] ?? new Uint8Array()) }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a PowerPoint file', () => {
  it('has titles in title placeholders, the label of the kind, and the language of its text', async () => {
    const { part } = await makeDeck()
    const slide = part('ppt/slides/slide2.xml')
    expect(slide).toMatch(/type="title"[\s\S]*?<a:t>Qu’est-ce qu’un implant\u00A0\?<\/a:t>/)
    expect(slide).toContain('<a:t>Contenu essentiel</a:t>')
    expect(slide).toContain('lang="fr-FR"')
    expect(slide).not.toContain('en-US')
    expect(part('ppt/slides/slide1.xml')).toMatch(/type="title"[\s\S]*?les implants &amp; vous/)
    expect(part('ppt/slides/slide3.xml')).toContain('<a:t>Discussion</a:t>')
    expect(part('ppt/slides/slide4.xml')).toContain('<a:t>Sources</a:t>')
  })

  it('has real bullets on two levels and a real table with a header', async () => {
    const { part } = await makeDeck()
    expect(part('ppt/slides/slide2.xml').match(/<a:buChar/g)).toHaveLength(2)
    expect(part('ppt/slides/slide2.xml')).toContain('lvl="1"')
    const table = part('ppt/slides/slide3.xml')
    expect(table).toContain('<a:tblPr firstRow="1"/>')
    expect(table).toContain('descr="Tableau: Deux sortes"')
    expect(table.match(/<a:tr /g)).toHaveLength(2)
  })

  it('has unique shape ids and one set of properties per paragraph', async () => {
    const { part } = await makeDeck()
    for (const number of [1, 2, 3, 4]) {
      const slide = part(`ppt/slides/slide${number}.xml`)
      const ids = [...slide.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [paragraph] of slide.matchAll(/<a:p>.*?<\/a:p>/gs)) {
        expect(paragraph.match(/<a:pPr/g)?.length ?? 0).toBeLessThan(2)
      }
    }
  })

  it('has the facilitator notes, one paragraph each', async () => {
    const { part } = await makeDeck()
    const notes = part('ppt/notesSlides/notesSlide2.xml')
    expect(notes).toContain('<a:t>Faites circuler les modèles.</a:t></a:r></a:p>')
    expect(notes).toContain('<a:t>Demandez ce que chacun sent.</a:t>')
    expect(notes).toContain('lang="fr-FR"')
  })

  it('has its title, author and date in the document properties', async () => {
    const { part } = await makeDeck()
    const core = part('docProps/core.xml')
    expect(core).toContain('<dc:title>Séance I : les implants &amp; vous</dc:title>')
    expect(core).toContain('<dc:creator>Training Resource Package')
    expect(core.match(/2026-11-12T00:00:00Z/g)).toHaveLength(2)
  })

  it('has the same bytes on another day', async () => {
    const first = await makeDeck()
    const again = await makeDeck()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date('2031-03-04T05:06:07Z'))
    const later = await makeDeck()
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0)
    expect(Buffer.compare(first.bytes, later.bytes)).toBe(0)
  })
})
