import { expect, test } from 'vitest'
import { mentionAt, namesFor } from './mention-query.ts'

const PEOPLE = ['Amina Okello', 'Joseph Banda', 'Rahima Sultana', 'Andréa Amin'].map((name, id) => ({ id, name }))
const names = (typed: string) => namesFor(typed, PEOPLE).map(({ name }) => name)

for (const [text, typed] of [
  ['@', ''],
  ['Thanks @Jo', 'Jo'],
  ['(@Jo', 'Jo'],
  ['one\n@Amina Ok', 'Amina Ok'],
] as const)
  test(`a name is being typed: ${JSON.stringify(text)}`, () => {
    expect(mentionAt(text, text.length)?.typed).toBe(typed)
  })

for (const text of ['', 'no sign', 'amina@example', '@Amina\n', '@ Amina', '@Amina  O', `@${'x'.repeat(80)}`])
  test(`no name is being typed: ${JSON.stringify(text)}`, () => {
    expect(mentionAt(text, text.length)).toBeUndefined()
  })

test('only what stands before the caret counts', () => {
  expect(mentionAt('@Joseph', 3)).toEqual({ start: 0, typed: 'Jo' })
})

test('nothing typed yet offers those who wrote last', () => {
  expect(names('')).toHaveLength(4)
})

test('first and later words of a name are found, without accents and capitals', () => {
  expect(names('am')).toEqual(['Amina Okello', 'Andréa Amin'])
  expect(names('andrea')).toEqual(['Andréa Amin'])
  expect(names('BAN')).toEqual(['Joseph Banda'])
  expect(names('ina')).toEqual([])
})

test('a name that stands there whole is no question any more', () => {
  expect(names('Joseph Banda')).toEqual([])
  expect(names('Joseph Banda ')).toEqual([])
})
