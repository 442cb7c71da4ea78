import { expect, test } from 'vitest'
import { matchingParticipants, mentionQueryAt } from './mentions.ts'

const PEOPLE = ['Amina Okello', 'Joseph Banda', 'Rahima Sultana', 'Andréa Amin'].map((name, id) => ({ id, name }))
const matchesFor = (typed: string) => matchingParticipants(typed, PEOPLE).map(({ name }) => name)

test.each([
  ['@', ''],
  ['Thanks @Jo', 'Jo'],
  ['(@Jo', 'Jo'],
  ['one\n@Amina Ok', 'Amina Ok'],
])('a member who types %j is typing the name %j', (text, typed) => {
  expect(mentionQueryAt(text, text.length)?.typed).toBe(typed)
})

test.each(['', 'no sign', 'amina@example', '@Amina\n', '@ Amina', '@Amina  O', `@${'x'.repeat(80)}`])(
  'a member who types %j is typing no name',
  (text) => {
    expect(mentionQueryAt(text, text.length)).toBeUndefined()
  },
)

test('a member sees matches for the text before the caret', () => {
  expect(mentionQueryAt('@Joseph', 3)).toEqual({ start: 0, typed: 'Jo' })
})

test('a member who has typed only @ sees the last authors', () => {
  expect(matchesFor('')).toHaveLength(4)
})

test('a member finds people by first and later names, without accents and capitals', () => {
  expect(matchesFor('am')).toEqual(['Amina Okello', 'Andréa Amin'])
  expect(matchesFor('andrea')).toEqual(['Andréa Amin'])
  expect(matchesFor('BAN')).toEqual(['Joseph Banda'])
  expect(matchesFor('ina')).toEqual([])
})

test('a member who has typed a complete name sees no matches', () => {
  expect(matchesFor('Joseph Banda')).toEqual([])
  expect(matchesFor('Joseph Banda ')).toEqual([])
})
