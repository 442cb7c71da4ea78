import { expect, test } from 'vitest'
import { directionOf, isolated } from './direction.ts'

test.each([
  ['تدريب على الغرسات (implants)!', 'rtl'],
  ['(2) – שלום', 'rtl'],
  ['𞤀𞤣𞤤𞤢𞤥 Adlam', 'rtl'],
  ['Implants (الغرسات)', 'ltr'],
  ['২০ প্রশিক্ষণ', 'ltr'],
  [`${isolated('ليلى حسن')} invites you`, 'ltr'],
  [`${isolated('ليلى Banda')} (حسن)`, 'rtl'],
  ['', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
