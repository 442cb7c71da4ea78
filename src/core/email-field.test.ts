import { expect, test } from 'vitest'
import { EMAIL_FIELD } from './email-field.ts'
import { cleaned, findTextError } from './rules.ts'

test.each([
  ['nurse@bücher.example', 'nurse@xn--bcher-kva.example'],
  ['nurse@صحة.example', 'nurse@xn--ogbhx.example'],
  ['\u200eAmina@Example.org\u2060', 'amina@example.org'],
  ['\u202aamina@example\u200b.org\u202c', 'amina@example.org'],
  ['\ufeff\u00a0amina\u00a0@example.org\u202f', 'amina@example.org'],
  ['amina＠example.org', 'amina@example.org'],
  ["o'brien+trp@mail.example.org", "o'brien+trp@mail.example.org"],
])('the address %j is stored as %s', (typed, stored) => {
  expect(cleaned(typed, EMAIL_FIELD.rule)).toBe(stored)
  expect(findTextError(typed, EMAIL_FIELD.rule)).toBeUndefined()
})

test.each([
  'a..b@example.org',
  '.a@example.org',
  'a.@example.org',
  'amina @example.org',
  'amina@example',
  'amina@bücher',
  'amina@bücher.example:80',
  'amina@bücher.example/x',
  'a@b@bücher.example',
  'nürse@example.org',
])('the address %j is refused', (typed) => {
  expect(findTextError(typed, EMAIL_FIELD.rule)).toEqual({ code: 'wrong_format' })
})
