import { expect, test } from 'vitest'
import { findFieldError, findTextError, textField } from './rules.ts'

const RULE = { required: true, min: 3, max: 60, minWords: 2, maxWords: 4, like: /^\P{Cc}*$/u } as const

const title = textField(RULE, {
  required: 'Write a title',
  too_short: (min) => `At least ${min} characters`,
  too_long: (max) => `At most ${max} characters`,
  too_few_words: (min) => `At least ${min} words`,
  too_many_words: (max) => `At most ${max} words`,
  wrong_format: 'One line',
})

test.each([
  ['', { code: 'required' }, 'Write a title'],
  [' \u200B ', { code: 'required' }, 'Write a title'],
  ['ab', { code: 'too_short', limit: 3 }, 'At least 3 characters'],
  ['a'.repeat(61), { code: 'too_long', limit: 60 }, 'At most 60 characters'],
  ['implants', { code: 'too_few_words', limit: 2 }, 'At least 2 words'],
  ['one two three four five', { code: 'too_many_words', limit: 4 }, 'At most 4 words'],
  ['two\nlines', { code: 'wrong_format' }, 'One line'],
])('the text %j has the error %j and its sentence', (text, error, message) => {
  expect(findTextError(text, RULE)).toEqual(error)
  expect(findFieldError(text, title)).toEqual({ code: error.code, message })
})

test('a valid text and an empty text that is not required have no error', () => {
  expect(findFieldError(' two words ', title)).toBeUndefined()
  expect(findTextError('', { min: 5 })).toBeUndefined()
})

test('only the words of an HTML text count, but its length counts with tags', () => {
  const rule = { minWords: 2, max: 20, markup: true }
  expect(findTextError('<p><b>one</b></p>', rule)).toEqual({ code: 'too_few_words', limit: 2 })
  expect(findTextError('<p>one <b>two</b> </p>', rule)).toEqual({ code: 'too_long', limit: 20 })
})
