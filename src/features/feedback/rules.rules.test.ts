import { expect, test } from 'vitest'
import { readDraft } from './rules.ts'

test('an incomplete form has an error for each field, a complete form is a survey', () => {
  const full = { role: 'student', ease: '5', found: 'no', message: 'Hello' }
  expect(readDraft(full)).toEqual({ survey: full, errors: {} })
  expect(readDraft({ role: '', ease: '6', found: '', message: 'x'.repeat(1001) })).toEqual({
    errors: {
      role: 'Choose your role',
      ease: 'Choose a number from 1 to 5',
      found: 'Choose an answer',
      message: 'Your message can’t be longer than 1000 characters',
    },
  })
})
