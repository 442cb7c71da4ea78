import { expect, test } from 'vitest'
import { Bits } from './bits.ts'
import { fold } from './fold.ts'
import { locatorOf } from './locator.ts'
import { marked } from './marks.ts'
import { bestPart } from './snippet.ts'
import { correctionsOf } from './spelling.ts'
import { Vocabulary } from './vocabulary.ts'
import { MAX_QUERY_WORDS, queryWords, wordsOf } from './words.ts'

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

test('a query has at most twelve words, of at most forty letters', () => {
  expect(queryWords(Array.from({ length: 30 }, (_, index) => `w${index}`).join(' '))).toHaveLength(MAX_QUERY_WORDS)
  expect(queryWords('x'.repeat(500))).toEqual(['x'.repeat(40)])
})

test('single letters count only by themselves, digits always', () => {
  expect(queryWords("l'implant s")).toEqual(['implant'])
  expect(queryWords('day 2')).toEqual(['day', '2'])
  expect(queryWords('c')).toEqual(['c'])
})

const VOCABULARY = new Vocabulary([
  'condom',
  'condoms',
  'contraception',
  'implant',
  'implants',
  'infection',
  'injection',
  'trail',
  'training',
])

for (const [typed, meant] of [
  ['implat', ['implant*']],
  ['implanty', ['implant', 'implants']],
  ['imlpant', ['implant*']],
  ['iimplant', ['implant*']],
  ['xmplant', ['implant*']],
  ['injection', ['infection*']],
  ['contrxc', ['contrac*']],
  ['train', ['trail']],
  ['condoms', ['condom']],
  ['contraceptoni', []],
  ['zzzzz', []],
] as const)
  test(`meant by '${typed}': ${meant.join(', ')}`, () => {
    const found = correctionsOf(typed, VOCABULARY).map(({ word, beginning }) => (beginning ? `${word}*` : word))
    expect(found).toEqual(meant)
  })

/** All texts that differ from the word by one letter too many, missing, wrong, or two swapped. */
function misspellings(word: string): string[] {
  return Array.from(word).flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const swapped = before + after.slice(0, 1) + letter + after.slice(1)
    return [before + after, `${before}q${after}`, `${before}q${letter}${after}`, `${word}q`, swapped]
  })
}

for (const word of ['pills', 'implants', 'contraception'])
  test(`every single error in '${word}' is forgiven`, () => {
    const vocabulary = new Vocabulary([word])
    const lost = misspellings(word).filter(
      (typed) => !word.startsWith(typed) && correctionsOf(typed, vocabulary).length === 0,
    )
    expect(lost).toEqual([])
  })

test('a vocabulary tells which words begin so, also at its ends', () => {
  expect(VOCABULARY.stretchOf({ word: 'condom', beginning: true })).toEqual([0, 2])
  expect(VOCABULARY.stretchOf({ word: 'condom', beginning: false })).toEqual([0, 1])
  expect(VOCABULARY.stretchOf({ word: 'train', beginning: true })).toEqual([8, 9])
  expect(VOCABULARY.stretchOf({ word: 'zz', beginning: true })).toEqual([9, 9])
  expect([...VOCABULARY.lettersAfter('i')]).toEqual(['m', 'n'])
  expect([...VOCABULARY.lettersAfter('condom')]).toEqual(['s'])
})

test('a set of numbers joins and keeps', () => {
  const setOf = (...numbers: number[]) => {
    const bits = new Bits(100)
    for (const number of numbers) bits.add(number)
    return bits
  }
  const set = setOf(0, 31, 32, 63, 99)
  set.keep(setOf(31, 63, 64, 99))
  set.join(setOf(5))
  expect([...set]).toEqual([5, 31, 63, 99])
})

const looking = (typed: string) => locatorOf([{ typed, corrections: [] }], 'beginning')
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

test('a snippet is the stretch with most of the words', () => {
  const sought = ['implant', 'removal'].map((typed) => ({ typed, corrections: [] }))
  const text = `${'implant here. '.repeat(10)}${'filler '.repeat(60)}implant removal steps ${'filler '.repeat(60)}`
  const part = bestPart(text, locatorOf(sought, 'beginning'), 2)
  expect(part.words).toBe(2)
  expect(part.text).toMatch(/^….*filler implant removal steps filler.*…$/)
  expect(part.text.length).toBeLessThan(230)
})

test('a snippet of a text without spaces is not cut to nothing', () => {
  const part = bestPart(`${'字'.repeat(500)}`, looking('字字'), 1)
  expect(part.text.length).toBeGreaterThan(100)
})
