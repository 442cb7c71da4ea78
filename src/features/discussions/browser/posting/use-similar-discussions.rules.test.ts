import { expect, test } from 'vitest'
import { isSpecific } from './use-similar-discussions.ts'

test.each([
  ['', false],
  ['  How to  ', false],
  ['How do I', true],
  ['Implants', false],
  ['Contraception', true],
  ['Vasectomies?', false],
  ['Éthiopiennes', true],
  ['2026 2026-12', false],
])('a member who has typed ‘%s’ sees similar discussions: %s', (title, expected) => {
  expect(isSpecific(title)).toBe(expected)
})
