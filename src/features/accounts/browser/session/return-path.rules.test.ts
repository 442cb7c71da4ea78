import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each(['/user/settings', '/search?query=implant&sort=size', '/training/vasectomy/sessions#videos'])(
  '%s is on this site',
  (address) => {
    expect(returnPath(address)).toBe(address)
  },
)

test.each([
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  '/.//evil.example',
  'javascript:alert(1)',
  '///evil.example',
  '//[',
  '',
  null,
])('%j is not', (address) => {
  expect(returnPath(address)).toBeUndefined()
})
