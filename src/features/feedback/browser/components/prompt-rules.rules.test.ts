import { expect, test } from 'vitest'
import { readDraft } from '../../rules.ts'
import { isDue, OFFERED, withPage } from './prompt-rules.ts'

function seenAfter(...paths: string[]): string {
  return paths.reduce<string | null>(withPage, null) ?? ''
}

test('the third change to another page is the time to ask', () => {
  expect(isDue(seenAfter('/'))).toBe(false)
  expect(isDue(seenAfter('/', '/a', '/b'))).toBe(false)
  expect(isDue(seenAfter('/', '/a', '/b', '/c'))).toBe(true)
})

test('going back and forth between the same pages does not count', () => {
  expect(seenAfter('/', '/a', '/', '/a', '/')).toBe('/\n/a')
  expect(isDue(seenAfter('/', '/a', '/', '/a', '/', '/b'))).toBe(false)
})

test('while the reader is busy it stays due, on pages seen before too', () => {
  expect(isDue(seenAfter('/', '/a', '/b', '/c', '/a'))).toBe(true)
})

test('the mark of an offer is no path', () => {
  expect(OFFERED.startsWith('/')).toBe(false)
})

test('a form says what it lacks, else gives the survey', () => {
  const full = { role: 'student', ease: '5', found: 'no', message: 'Hello' }
  expect(readDraft(full)).toEqual({ survey: full, faults: {} })
  expect(readDraft({ role: '', ease: '6', found: '', message: 'x'.repeat(1001) })).toEqual({
    faults: {
      role: 'Choose your role',
      ease: 'Choose a number from 1 to 5',
      found: 'Choose an answer',
      message: 'Your message can’t be longer than 1000 characters',
    },
  })
})
