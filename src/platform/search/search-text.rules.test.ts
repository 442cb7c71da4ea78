import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { createPassageFinder } from './passages.ts'
import { bestSnippet } from './snippet.ts'
import { distance } from './spelling.ts'
import { stemOf } from './stem.ts'
import { NO_SYNONYMS } from './synonyms.ts'
import { createTermMatcher, highlight } from './term-matcher.ts'
import { MAX_TERMS, parseTerms } from './terms.ts'
import { compoundsOf, indexableWords, wordsOf } from './words.ts'

const termsOf = (query: string) => parseTerms(compoundsOf(query), NO_SYNONYMS)
const queryWords = (query: string) => termsOf(query).map((term) => term.typed)

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
  ['أَدوية', 'ادويه'],
] as const)
  test(`folding: ${written}`, () => expect(fold(written)).toBe(folded))

test('every character that is not a letter or digit separates words', () =>
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
  expect(termsOf('x'.repeat(500))[0]?.prefix).toBe('x'.repeat(40))
})

test('a query leaves out single letters unless it has no other words; digits count', () => {
  expect(queryWords("l'implant s")).toEqual(['implant'])
  expect(queryWords('day 2')).toEqual(['day', '2'])
  expect(queryWords('c')).toEqual(['c'])
})

test('a query leaves out stop words unless it has no other words', () => {
  expect(queryWords('How to remove an implant')).toEqual(['remove', 'implant'])
  expect(queryWords('la píldora de la mujer')).toEqual(['píldora', 'mujer'])
  expect(queryWords('how to')).toEqual(['how', 'to'])
})

test('words with a hyphen match as one word and as several', () => {
  expect(indexableWords('Post-abortion care').words).toEqual(['post', 'abortion', 'care', 'postabortion'])
  expect(termsOf('post-abortion')).toMatchObject([
    { typed: 'post-abortion', phrases: [['post', 'abortion'], ['postabortion']], prefix: 'postabortion', names: [] },
  ])
})

test('a number and its unit are one term in all ways to write them, a decimal number is one number', () => {
  expect(wordsOf('150mg')).toEqual(wordsOf('150 mg'))
  expect(termsOf('72h')).toMatchObject([
    {
      phrases: expect.arrayContaining([
        ['72', 'hours'],
        ['72', 'heures'],
      ]),
    },
  ])
  expect(termsOf('0.75')).toMatchObject([{ phrases: [['0', '75']] }])
})

test('the article of Arabic is no part of a word', () => expect(wordsOf('الغرسات للغرسات')).toEqual(['غرسات', 'غرسات']))

for (const [language, ...forms] of [
  ['en', 'remove', 'removing', 'removal'],
  ['en', 'sterilisation', 'sterilization', 'sterilizing'],
  ['en', 'breastfeeding', 'breastfed'],
  ['fr', 'implanter', 'implants'],
  ['fr', 'stérilisation', 'stériliser'],
  ['es', 'colocar', 'colocación'],
  ['es', 'inserción', 'insertar'],
] as const)
  test(`forms of one word: ${forms.join(', ')}`, () =>
    expect(new Set(forms.map((form) => stemOf(form, language))).size).toBe(1))

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

const matcherOf = (query: string) => createTermMatcher(termsOf(query))
const finderOf = (query: string) => createPassageFinder(termsOf(query))
const highlighted = (text: string, typed: string) =>
  highlight(text, matcherOf(typed))
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
  test(`marking ${typed} in ${text}`, () => expect(highlighted(text, typed)).toBe(result))

test('a snippet shows the part of the text with most terms', () => {
  const text = `${'implant here. '.repeat(10)}${'filler '.repeat(60)}implant removal steps ${'filler '.repeat(60)}`
  const snippet = bestSnippet(text, finderOf('implant removal'), 2)
  expect(snippet.terms).toBe(2)
  expect(snippet.text).toMatch(/^….*filler implant removal steps filler.*…$/)
  expect(snippet.text.length).toBeLessThan(230)
})

test('a snippet of a text without spaces is not empty', () => {
  const snippet = bestSnippet(`${'字'.repeat(500)}`, finderOf('字字'), 1)
  expect(snippet.text.length).toBeGreaterThan(100)
})
