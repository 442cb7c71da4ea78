import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSource, parseSources, searchText } from '../make.ts'

const DEFAULTS = {
  file: 'a.md',
  language: 'en',
  context: 'Implants',
  cover: 'implants',
  updated: '2026-05-12',
} as const
const DECK = '../../../modules/10-contraceptive-implants/slides/1-session-i.md'

test('a search finds a deck by an instrument whose name is only in a drawing', async () => {
  const text = await readFile(join(import.meta.dirname, DECK), 'utf8')
  const [deck] = parseSources(text, DEFAULTS).map(searchText)
  expect(text).not.toMatch(/trocar/i)
  // in the alternative text, and in a label
  expect(deck).toContain('put in with a trocar')
  expect(deck).toMatch(/Preloaded applicator .*Trocar/)
})

test('a search finds the title, the text, the notes and the sources, without marks', () => {
  const slide =
    '# How it works\nkind: core\n\n- **Stops** [eggs](https://example.org)\n\nNotes: Pass the *models* round.'
  const head = 'title: Slides 1\ndetails: One line.\nformat: powerpoint\nsources: [WHO 2015]'
  const [deck = ''] = parseSources(`---\n${head}\n---\n${slide}`, DEFAULTS).map(searchText)
  expect(deck.split('\n')).toEqual([
    'Implants',
    'Slides 1',
    'One line.',
    'How it works',
    'Stops eggs',
    'Pass the models round.',
    'Sources',
    'WHO 2015',
  ])
})

test('a search finds the words of tables, cards, boxes, forms and steps', () => {
  const body = [
    '| Card | Words |\n|---|---|\n| ![](gives-school) 1 | A girl of 17 |',
    '> Ask *first*.',
    '- [ ] Washes ______ hands',
    '1. ![](implant-place) Wash with soap.',
    '---',
    '## Key for the facilitator',
  ].join('\n\n')
  const text = searchText(
    parseSource(`---\ntitle: Cards\ndetails: One line.\nformat: word\ncards: true\n---\n${body}`, DEFAULTS),
  )
  for (const words of ['1 A girl of 17', 'Ask first.', 'Washes hands', 'Wash with soap.', 'Key for the facilitator'])
    expect(text.split('\n')).toContain(words)
  expect(text).not.toMatch(/[*[\]_☐]|undefined/)
})
