import { expect, test } from 'vitest'
import { printedTitle } from './title.ts'

/** Spaces that do not break become plain. */
const printed = (title: string, language: 'en' | 'fr' | 'es' = 'en') => {
  const { subject, context } = printedTitle({ title, context: 'Implants', language })
  return [context.replaceAll('\u00A0', ' '), subject]
}

test('a document prints its subject, and the kind in small letters', () => {
  expect(printed('Slides 1: Session I, what implants are')).toEqual([
    'Implants · Slides 1 · Session I',
    'What implants are',
  ])
  expect(printed('Slides 2: Sessions III to V and VII, days, weeks and months')).toEqual([
    'Implants · Slides 2 · Sessions III to V and VII',
    'Days, weeks and months',
  ])
  expect(printed('Slides 3: stories')).toEqual(['Implants · Slides 3', 'Stories'])
  expect(printed('Wall sheet: placing one rod')).toEqual(['Implants · Wall sheet', 'Placing one rod'])
  expect(printed('Aide-mémoire : étapes', 'fr')).toEqual(['Implants · Aide-mémoire', 'Étapes'])
})

test('any other title is printed as it is, also with a colon', () => {
  for (const title of ['Your implant: the first days', 'when to come back', 'Session plan: implants'])
    expect(printed(title)).toEqual(['Implants', title])
})
