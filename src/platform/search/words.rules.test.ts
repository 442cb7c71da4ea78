import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { locatorOf } from './locator.ts'
import { marked } from './marks.ts'
import { bestPart } from './snippet.ts'
import { distance } from './spelling.ts'
import { NO_SYNONYMS } from './synonyms.ts'
import { MAX_TERMS, termsOf } from './terms.ts'
import { indexedWords, wordsOf } from './words.ts'

const queryWords = (query: string) => termsOf(query, NO_SYNONYMS).map((term) => term.typed)

for (const [written, folded] of [
  ['Œdème', 'oedeme'],
  ['OEDÈME', 'oedeme'],
  ['e\u0301te\u0301', 'ete'],
  ['Straße', 'strasse'],
  ['niño', 'nino'],
  ['ﬁn', 'fin'],
  ['İstanbul', 'istanbul'],
  ['preg\u00adnancy', 'pregnancy'],
  ['Ɗan Ŋutɔ', 'dan nuto'],
  ['हिन्दी', 'हिन्दी'],
] as const)
  test(`folding: ${written}`, () => expect(fold(written)).toBe(folded))

test('words are parted by all that is no letter and no digit', () =>
  expect(wordsOf("DMPA-SC: women's l’implant (15–30 °C)")).toEqual([
    'dmpa',
    'sc',
    'women',
    's',
    'l',
    'implant',
    '15',
    '30',
    'c',
  ]))

test('a query has at most eight terms, of words of at most forty letters', () => {
  expect(queryWords(Array.from({ length: 30 }, (_, index) => `w${index}`).join(' '))).toHaveLength(MAX_TERMS)
  expect(termsOf('x'.repeat(500), NO_SYNONYMS)[0]?.prefix).toBe('x'.repeat(40))
})

test('single letters count only by themselves, digits always', () => {
  expect(queryWords("l'implant s")).toEqual(['implant'])
  expect(queryWords('day 2')).toEqual(['day', '2'])
  expect(queryWords('c')).toEqual(['c'])
})

test('words that tell nothing are left out beside others', () => {
  expect(queryWords('How to remove an implant')).toEqual(['remove', 'implant'])
  expect(queryWords('la píldora de la mujer')).toEqual(['píldora', 'mujer'])
  expect(queryWords('how to')).toEqual(['how', 'to'])
})

test('words with a hyphen are found as one word and as several', () => {
  expect(indexedWords('Post-abortion care')).toEqual(['post', 'abortion', 'care', 'postabortion'])
  expect(termsOf('post-abortion', NO_SYNONYMS)).toEqual([
    { typed: 'post-abortion', phrases: [['post', 'abortion'], ['postabortion']], prefix: 'postabortion', names: [] },
  ])
})

for (const [one, other, errors] of [
  ['implant', 'implant', 0],
  ['implat', 'implant', 1],
  ['imlpant', 'implant', 1],
  ['implanty', 'implant', 1],
  ['inplamt', 'implant', 2],
  ['contrcepton', 'contraception', 2],
  ['condom', 'vasectomy', 7],
] as const)
  test(`errors between ${one} and ${other}`, () => expect(distance(one, other)).toBe(errors))

const looking = (query: string) => locatorOf(termsOf(query, NO_SYNONYMS))
const shown = (text: string, typed: string) =>
  marked(text, looking(typed))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

for (const [text, typed, result] of [
  ['Condoms and condom use', 'condom', '[Condoms] and [condom] use'],
  ['subcondom', 'condom', 'subcondom'],
  ['Le cœur, le coeur', 'coeur', 'Le [cœur], le [coeur]'],
  ['beneﬁts', 'benefit', '[beneﬁts]'],
  ['e\u0301te\u0301s', 'ete', '[e\u0301te\u0301s]'],
  ['preg\u00adnancy', 'pregn', '[preg\u00adnancy]'],
  ['СЕМЬИ', 'семьи', '[СЕМЬИ]'],
  ['📌Condom😀 subcondom', 'condom', '📌[Condom]😀 subcondom'],
  ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
] as const)
  test(`marking ${typed} in ${text}`, () => expect(shown(text, typed)).toBe(result))

test('a snippet is the stretch with most of the terms', () => {
  const text = `${'implant here. '.repeat(10)}${'filler '.repeat(60)}implant removal steps ${'filler '.repeat(60)}`
  const part = bestPart(text, looking('implant removal'), 2)
  expect(part.terms).toBe(2)
  expect(part.text).toMatch(/^….*filler implant removal steps filler.*…$/)
  expect(part.text.length).toBeLessThan(230)
})

test('a snippet of a text without spaces is not cut to nothing', () => {
  const part = bestPart(`${'字'.repeat(500)}`, looking('字字'), 1)
  expect(part.text.length).toBeGreaterThan(100)
})
