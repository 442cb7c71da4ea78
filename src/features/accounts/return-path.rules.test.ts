import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each(['/user/settings', '/search?query=implant&sort=size', '/training/vasectomy/sessions#videos'])(
  'the return path %s is accepted',
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
])('the return path %j is rejected', (address) => {
  expect(returnPath(address)).toBeUndefined()
})
