import { expect, test } from 'vitest'
import { nameOfDisposition } from './disposition.ts'
import { nextStep } from './next-step.ts'
import { progressText } from './progress-text.ts'
import { rateOf, withSample } from './rate.ts'

test.each([
  [`attachment; filename="Guide.pdf"; filename*=UTF-8''Guide%20%C3%A9t%C3%A9.pdf`, 'Guide été.pdf'],
  ['attachment; filename="a \\"b\\".zip"', 'a "b".zip'],
  [`attachment; filename*=UTF-8''%E0%A4%A; filename="plain.pdf"`, 'plain.pdf'],
  ['attachment', undefined],
  [null, undefined],
])('the name in %s is %s', (header, name) => {
  expect(nameOfDisposition(header)).toBe(name)
})

test.each([
  [200, 0, undefined, 'append'],
  [206, 500, 1000, 'append'],
  [200, 500, 1000, 'restart'],
  [416, 1000, 1000, 'done'],
  [416, 500, 400, 'restart'],
  [404, 500, 1000, 'gone'],
  [410, 0, undefined, 'gone'],
  [429, 500, 1000, 'wait'],
  [503, 500, 1000, 'wait'],
] as const)('status %i with %i of %s bytes: %s', (status, received, total, step) => {
  expect(nextStep(status, received, total)).toBe(step)
})

test('a reader sees percent, sizes and rate of a download, as far as they are known', () => {
  expect(progressText({ received: 5_200_000, total: 8_400_000, rate: 84_000 })).toBe('61% · 5.2 MB of 8.4 MB · 84 kB/s')
  expect(progressText({ received: 999_999, total: 1_000_000, rate: undefined })).toMatch(/^99%/)
  expect(progressText({ received: 20_000, total: undefined, rate: undefined })).toBe('20 kB')
})

test('the rate is that of the last five seconds', () => {
  let samples = withSample([], { at: 0, received: 0 })
  expect(rateOf(samples)).toBeUndefined()
  samples = withSample(samples, { at: 4000, received: 4000 })
  expect(rateOf(samples)).toBe(1000)
  samples = withSample(samples, { at: 8000, received: 4000 })
  expect(rateOf(samples)).toBe(0)
})
