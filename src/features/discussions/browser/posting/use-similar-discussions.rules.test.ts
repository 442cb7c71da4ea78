import { expect, test } from 'vitest'
import { isWorthAsking } from './worth-asking.ts'

for (const [title, isEnough] of [
  ['', false],
  ['  How to  ', false],
  ['How do I', true],
  ['Implants', false],
  ['Contraception', true],
  ['Vasectomies?', false],
  ['Éthiopiennes', true],
  ['2026 2026-12', false],
] as const)
  test(`similar discussions for '${title}': ${isEnough ? 'asked for' : 'not yet'}`, () => {
    expect(isWorthAsking(title)).toBe(isEnough)
  })
