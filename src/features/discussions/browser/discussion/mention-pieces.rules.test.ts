import { expect, test } from 'vitest'
import { mentionPieces } from './mention-pieces.ts'

const ANN = { id: 1, name: 'Ann Lee' }
const ANN_SMITH = { id: 2, name: 'Ann Lee Smith' }

test('a mention becomes a piece of its own', () => {
  expect(mentionPieces('Thank you @Ann Lee, it works', [ANN])).toEqual([
    { text: 'Thank you ' },
    { text: '@Ann Lee', memberId: 1 },
    { text: ', it works' },
  ])
})

test('a mention matches the longer of two names', () => {
  expect(mentionPieces('@Ann Lee Smith @ann lee', [ANN, ANN_SMITH])).toEqual([
    { text: '@Ann Lee Smith', memberId: 2 },
    { text: ' ' },
    { text: '@ann lee', memberId: 1 },
  ])
})

test('the beginning of another name is not a mention', () => {
  expect(mentionPieces('@Ann Leeds', [ANN])).toEqual([{ text: '@Ann Leeds' }])
})

test('a mention matches a name with punctuation', () => {
  expect(mentionPieces('@J. (Jo) O’Neil-Ba', [{ id: 3, name: 'J. (Jo) O’Neil-Ba' }])).toEqual([
    { text: '@J. (Jo) O’Neil-Ba', memberId: 3 },
  ])
})

test('a comment without mentions is one piece', () => {
  expect(mentionPieces('mail me @ home', [])).toEqual([{ text: 'mail me @ home' }])
})
