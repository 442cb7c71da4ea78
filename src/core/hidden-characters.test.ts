import { expect, test } from 'vitest'
import { lineOf, removeInvisible } from './hidden-characters.ts'

test.each([
  ['\u202Egpj.exe', 'gpj.exe'],
  ['\u2066Implants\u2069\u200B', 'Implants'],
  ['نمی\u200cخواهم', 'نمی\u200cخواهم'],
  ['ක්\u200dෂ', 'ක්\u200dෂ'],
  ['👩🏾\u200d⚕️ nurses', '👩🏾\u200d⚕️ nurses'],
  ['\u200dA\u200d B\u200c', 'A B'],
  ['A\u200d\u200d1', 'A1'],
])('%j is shown as %j', (typed, shown) => {
  expect(removeInvisible(typed)).toBe(shown)
})

test('a line has no control characters and no space at its ends', () => {
  expect(lineOf(' \u0007Implants\u0000\uFEFF ')).toBe('Implants')
})
