import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPackage } from '../../check/office/package.ts'
import { powerPointFaults } from '../../check/office/powerpoint.ts'
import { imprintOf } from '../imprint.ts'
import { slidesPdf } from '../pdf/slides.ts'
import type { SourceDocument } from '../source.ts'
import { deckFile } from './file.ts'

const SOURCE: SourceDocument = {
  title: 'Séance I : les implants & vous',
  details: 'Ce que sont les implants.',
  format: 'powerpoint',
  language: 'fr',
  sources: ['OMS, Recommandations, 2016'],
  context: 'Implants contraceptifs',
  cover: 'implants',
  updated: '2026-11-12',
  imprint: imprintOf({ language: 'fr', updated: '2026-11-12' }),
  attempts: 1,
  guidance: null,
  cards: false,
  slideNotes: false,
  layout: 'page',
  body: `# Qu’est-ce qu’un implant ?
kind: core

- Un **bâtonnet** souple, voir [l’OMS](https://www.who.int/fr?a=1&b=2)
  - Sous la peau

Notes: Faites circuler les modèles.

Demandez ce que chacun sent.

# Deux sortes
kind: question

| | Un | Deux |
|---|---|--:|
| Durée | 3 ans | 5 ans |

> À vérifier

# La suite
kind: activity

4. Désinfecter
5. Insérer

- [ ] À faire

# Où le placer
kind: key

![](see-alone)

# Encore une fois
kind: advanced

Le même dessin.

![](see-alone)`,
}

interface Deck {
  bytes: Uint8Array
  names: string[]
  part: (path: string) => string
}

async function makeDeck(): Promise<Deck> {
  const { deck } = await slidesPdf(SOURCE)
  const bytes = await deckFile(deck)
  const files = unzipSync(bytes)
  return { bytes, names: Object.keys(files), part: (path) => strFromU8(files[path] ?? new Uint8Array()) }
}

let deck: Deck
beforeAll(async () => {
  deck = await makeDeck()
})

afterEach(() => {
  vi.useRealTimers()
})

const slide = (number: number) => deck.part(`ppt/slides/slide${number}.xml`)

/** The layout of a slide, by its number. */
function layoutOf(number: number): string {
  const [, name = ''] = /slideLayouts\/([^"]+)/.exec(deck.part(`ppt/slides/_rels/slide${number}.xml.rels`)) ?? []
  return deck.part(`ppt/slideLayouts/${name}`)
}

test('PowerPoint opens a deck without repair', () => {
  expect(powerPointFaults(openPackage(deck.bytes))).toEqual([])
})

describe('a slide that a trainer adds', () => {
  test('has the label and the colour code of its kind', () => {
    expect(layoutOf(2)).toContain('<p:cSld name="Contenu essentiel, avec image">')
    expect(layoutOf(2)).toContain('<a:t>Contenu essentiel</a:t>')
    expect(layoutOf(2)).toMatch(/<a:custGeom>.*<a:schemeClr val="accent3"\/>/)
    const layouts = deck.names.filter((name) => /slideLayout\d+\.xml$/.test(name)).map((name) => deck.part(name))
    for (const kind of ['Message clé', 'Activité', 'Discussion', 'Approfondissement, facultatif'])
      for (const ending of ['', ', avec image', ', titre seul'])
        expect(layouts.some((layout) => layout.includes(`<p:cSld name="${kind}${ending}">`))).toBe(true)
  })

  test('has bullets on five levels, the footer and the slide number', () => {
    const master = deck.part('ppt/slideMasters/slideMaster1.xml')
    const [, levels = ''] = /<p:bodyStyle>(.*)<\/p:bodyStyle>/.exec(master) ?? []
    expect(levels.match(/<a:buChar/g)).toHaveLength(5)
    expect(new Set(levels.match(/marL="\d+"/g)).size).toBe(5)
    expect(master).toContain('type="slidenum"')
    expect(master).toContain('<a:t>Implants contraceptifs</a:t>')
    expect(master.match(/<a:normAutofit\/>/g)).toHaveLength(2)
  })
})

test('one change of the theme changes the font and the colours of all slides', () => {
  const shown = deck.names.filter((name) => /^ppt\/slide(s|Layouts|Masters)\/[^/]+$/.test(name))
  expect(shown.length).toBeGreaterThan(20)
  for (const name of shown) expect(deck.part(name), name).not.toMatch(/Arial|srgbClr/)
  const theme = deck.part('ppt/theme/theme1.xml')
  expect(theme.match(/<a:latin typeface="Arial"\/>/g)).toHaveLength(2)
  expect(theme).toContain('<a:accent1><a:srgbClr val="27357E"/></a:accent1>')
})

describe('the slides', () => {
  test('have titles and text in placeholders, in the language of the text', () => {
    expect(slide(2)).toMatch(/type="title"[\s\S]*?<a:t>Qu’est-ce qu’un implant\u00A0\?<\/a:t>/)
    expect(slide(2)).toMatch(/<p:ph idx="1"\/>.*<a:normAutofit\/>.*<a:pPr lvl="1"\/>/)
    expect(slide(2)).toContain('lang="fr-FR"')
    expect(slide(1)).toMatch(/type="ctrTitle"[\s\S]*?les implants &amp; vous/)
    expect(slide(1)).toMatch(/<p:pic>.*<adec:decorative [^>]*val="1"\/>.*<p:ph type="pic" idx="15"\/>/)
    expect(slide(7)).toContain('<a:t>Sources</a:t>')
    expect(layoutOf(7)).toContain('<p:cSld name="Sources">')
  })

  test('have links, native tables with a header, numbers that go on, and checkboxes', () => {
    expect(deck.part('ppt/slides/_rels/slide2.xml.rels')).toContain('Target="https://www.who.int/fr?a=1&amp;b=2"')
    expect(slide(3)).toContain('<a:tblPr firstRow="1">')
    expect(slide(3)).toContain('descr="Tableau: Deux sortes"')
    expect(slide(3).match(/<a:tr /g)).toHaveLength(2)
    expect(slide(3)).toContain('<a:t>À vérifier</a:t>')
    expect(slide(4)).toContain('<a:buAutoNum type="arabicPeriod" startAt="4"/>')
    expect(slide(4)).toContain('<a:buFont typeface="Wingdings" charset="2"/>')
  })

  test('have a picture of their kind beside a few lines, and none beside a table', () => {
    expect(layoutOf(4)).toContain('<p:cSld name="Activité, avec image">')
    expect(slide(4)).toMatch(/<p:pic>.*<adec:decorative /)
    expect(slide(3)).not.toContain('<p:pic>')
  })

  test('show a diagram in the placeholder, with its description; a diagram used twice is stored once', () => {
    expect(deck.names.filter((name) => name.startsWith('ppt/media/'))).toEqual([
      'ppt/media/cover-implants.png',
      'ppt/media/cover-implants.svg',
      'ppt/media/kind-activity-implants-1.png',
      'ppt/media/kind-activity-implants-1.svg',
      'ppt/media/kind-core-implants-1.png',
      'ppt/media/kind-core-implants-1.svg',
      'ppt/media/see-alone-fr-shapes.png',
      'ppt/media/see-alone-fr-shapes.svg',
    ])
    expect(slide(5)).toMatch(/<p:pic>.* descr="[^"]{20,}".*<p:ph idx="1"\/>.*<asvg:svgBlip /)
    expect(slide(6)).toMatch(/<p:pic>.*<p:ph type="pic" idx="15"\/>/)
    expect(layoutOf(6)).toContain('<p:cSld name="Approfondissement, facultatif, avec image">')
  })
})

test('the notes are on A4 pages with the title of the deck, one paragraph each', () => {
  const notes = deck.part('ppt/notesSlides/notesSlide2.xml')
  expect(notes).toContain('<a:t>Faites circuler les modèles.</a:t></a:r></a:p><a:p>')
  expect(notes).toContain('<a:t>Demandez ce que chacun sent.</a:t>')
  expect(notes).toMatch(/type="hdr".*<a:t>Séance I/)
  expect(deck.part('ppt/presentation.xml')).toContain('<p:notesSz cx="7560056" cy="10692003"/>')
})

test('the properties have the title, the author and the date of the text', () => {
  const core = deck.part('docProps/core.xml')
  expect(core).toMatch(/<dc:title>Séance I\s: les implants &amp; vous<\/dc:title>/)
  expect(core).toContain('<dc:creator>Training Resource Package')
  expect(core.match(/2026-11-12T00:00:00Z/g)).toHaveLength(2)
})

test('a deck has the same bytes on another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2031-03-04T05:06:07Z'))
  const later = await makeDeck()
  expect(Buffer.compare(deck.bytes, later.bytes)).toBe(0)
})
