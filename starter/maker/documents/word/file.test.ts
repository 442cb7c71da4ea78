import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PAGE_THEME } from '../pdf/theme.ts'
import { parseSource, type SourceDocument } from '../source.ts'
import { readBlocks } from '../text/read-blocks.ts'
import { wordFile } from './file.ts'

const TEXT = `---
title: Liste de contrôle
details: Une ligne.
format: word
sources:
  - OMS, Critères de recevabilité, 2015
---
## Préparer

Voir [le guide](https://www.who.int/fr) et [la page](https://example.org/a?b=1&c=2).

1. Un
2. Deux
   - dedans

Puis :

1. Encore un

- [ ] À faire
- [x] Fait

| Heure | Séance |
|---|--:|
| 8:30 | Accueil |

> Un message.

---

### Suite

Fin.
`

afterEach(() => {
  vi.useRealTimers()
})

function makeWordFile(language: SourceDocument['language'] = 'fr'): Promise<Uint8Array> {
  const source = parseSource(TEXT, { file: 'a.md', language, context: 'Implants', updated: '2026-11-12' })
  return wordFile(source, readBlocks(source.body, { language, where: source.title }), PAGE_THEME)
}

async function part(path: string, language?: SourceDocument['language']): Promise<string> {
  const content = unzipSync(await makeWordFile(language))[path]
  return content ? strFromU8(content) : ''
}

/** The style and the text of each paragraph. */
async function paragraphs(): Promise<string[]> {
  const xml = await part('word/document.xml')
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/g)].map(([paragraph]) => {
    const words = [...paragraph.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.replace(/^[^>]*>/, '')).join('')
    return `${/<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1]}: ${words}`
  })
}

describe('the text', () => {
  test('has a title, headings for the outline and the sources at the end', async () => {
    const all = await paragraphs()
    expect(all.slice(0, 5)).toEqual([
      'Context: Implants',
      'Title: Liste de contrôle',
      'Details: Une ligne.',
      'DocumentDate: Mis à jour le 12 novembre 2026',
      'Heading1: Préparer',
    ])
    expect(all).toContain('Heading2: Suite')
    expect(all.slice(-2)).toEqual(['Heading1: Sources', 'SourceText: OMS, Critères de recevabilité, 2015'])
  })

  test('restarts the numbering of each list', async () => {
    const xml = await part('word/document.xml')
    const numberOf = (words: string) => new RegExp(`<w:numId w:val="(\\d+)"/>(?:(?!</w:p>).)*>${words}<`).exec(xml)?.[1]
    expect(numberOf('Un')).toBe(numberOf('Deux'))
    expect(numberOf('Encore un')).not.toBe(numberOf('Un'))
    expect(numberOf('À faire')).not.toBe(numberOf('Fait'))
    expect(await part('word/numbering.xml')).toContain('<w:lvlText w:val="☐"/>')
  })

  test('repeats the header of a table and has page breaks', async () => {
    const xml = await part('word/document.xml')
    expect(xml).toMatch(/<w:tblHeader\/>.*>Heure</)
    expect(xml).toMatch(/<w:pageBreakBefore\/>.*>Suite</)
  })

  test('has working links', async () => {
    const [, id] = /<w:hyperlink [^>]*r:id="(\w+)"/.exec(await part('word/document.xml')) ?? []
    expect(await part('word/_rels/document.xml.rels')).toMatch(
      new RegExp(`Id="${id}"[^>]*Target="https://www.who.int/fr"`),
    )
  })

  test.each([
    ['en', 'en-GB'],
    ['fr', 'fr-FR'],
    ['es', 'es-ES'],
  ] as const)('has the language %s', async (language, locale) => {
    expect(await part('word/styles.xml', language)).toContain(`<w:lang w:val="${locale}"/>`)
  })
})

describe('the file', () => {
  test('is the same on another day', async () => {
    const first = await makeWordFile()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date('2031-05-06T07:08:09Z'))
    expect(Buffer.from(await makeWordFile()).equals(first)).toBe(true)
  })

  test('has its author and the date of its last change', async () => {
    const xml = await part('docProps/core.xml')
    expect(xml).toContain('Training Resource Package')
    expect(xml).toContain('<dc:title>Liste de contrôle</dc:title>')
    expect(xml.match(/>2026-11-12T00:00:00Z</g)).toHaveLength(2)
  })
})
