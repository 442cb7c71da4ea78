import { expect, test } from 'vitest'
import { mentions, splitAt } from './text-search.ts'

test.each([
  ['Plan de séance', 'seance', true],
  ['Plan de seance', 'SÉANCE', true],
  ['Skills checklist', ' checkl ', true],
  ['Skills checklist', '', true],
  ['Skills checklist', 'implant', false],
])('%s mentions %s: %s', (text, words, is) => {
  expect(mentions(text, words)).toBe(is)
})

test('what was found is cut out as the text writes it', () => {
  expect(splitAt('Conseil : plan de séance d’une matinée', 'SEANCE')).toEqual([
    'Conseil : plan de ',
    'séance',
    ' d’une matinée',
  ])
  expect(splitAt('Skills checklist', 'x')).toBeUndefined()
})
