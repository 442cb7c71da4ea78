import { expect, test } from 'vitest'
import { checkContent } from './check.ts'

test('the starter content is complete, and every document opens', { timeout: 1_800_000 }, async () => {
  const { faults, documents } = await checkContent()
  expect(faults).toEqual([])
  expect(documents).toBeGreaterThan(250)
})
