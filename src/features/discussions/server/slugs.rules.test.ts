import { expect, test } from 'vitest'
import { slugOf } from './actions/slug.ts'

/** A word that is longer than a slug. */
const LONG_WORD = 'pneumono'.repeat(31)

test.each([
  ['How do you teach implant removal?', 'how-do-you-teach-implant-removal'],
  ['Où commencer à enseigner ?', 'ou-commencer-a-enseigner'],
  ['¿Cómo enseñar «DIU»?', 'como-ensenar-diu'],
  ['İstanbul Şubesi', 'istanbul-subesi'],
  ['প্রশিক্ষণ কীভাবে শুরু করব?', 'প্রশিক্ষণ-কীভাবে-শুরু-করব'],
  ['कैसे सिखाएं', 'कैसे-सिखाएं'],
  ['كيف نبدأ التدريب؟', 'كيف-نبدأ-التدريب'],
  ['  -- Two   models / one room --  ', 'two-models-one-room'],
  ['<b>Bold</b> & "quoted"', 'b-bold-b-quoted'],
  ['../../etc/passwd', 'etc-passwd'],
  ['100% of 5²', '100-of-52'],
])('the slug of %j is %j', (title, slug) => expect(slugOf(title)).toBe(slug))

test.each(['?!?!?', '.....', '😀😀😀😀😀', '❤️❤️❤️❤️❤️', '👩🏽‍🏫👩🏽‍🏫', '́́́́́', '﻿​​​​'])(
  'the slug of %j, which has no words, is ‘discussion’',
  (title) => expect(slugOf(title)).toBe('discussion'),
)

test.each([
  ['12345', 'discussion-12345'],
  ['00007', 'discussion-00007'],
  ['９９９９９', 'discussion-99999'],
  ['9'.repeat(60), `discussion-${'9'.repeat(50)}`],
  ['1️⃣2️⃣3️⃣', 'discussion-123'],
])('the slug of %j cannot be read as an id', (title, slug) => expect(slugOf(title)).toBe(slug))

test('titles that look the same have the same slug, however their accents are encoded', () => {
  expect(slugOf('Où ça')).toBe(slugOf('Où ça'))
  expect(slugOf('ড় কো')).toBe(slugOf('ড় কো'))
})

test('a long title is cut between words, a long first word within it', () => {
  expect(slugOf('We have seven trainers and only two arm models, what now?')).toBe(
    'we-have-seven-trainers-and-only-two-arm-models',
  )
  expect(slugOf(LONG_WORD)).toBe(LONG_WORD.slice(0, 50))
  expect(slugOf(`Say ${LONG_WORD}`)).toBe('say')
})

test('a surrogate pair is not cut in half', () => {
  const adlam = '𞤢'.repeat(60)
  expect(slugOf(adlam)).toBe('𞤢'.repeat(50))
  expect(slugOf(adlam).isWellFormed()).toBe(true)
})
