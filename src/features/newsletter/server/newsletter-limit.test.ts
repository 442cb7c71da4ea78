import { expect, test } from 'vitest'
import { createSite } from '#testing/site.ts'

// In a file of its own: it uses up what other tests would need.
const site = await createSite()
const ADDRESS = '/api/subscription/subscribe/'

test('whoever tries too often waits, and is told how long', async () => {
  let answer = await site.post(ADDRESS, { email: 'often@example.org' })
  for (let time = 0; time < 25 && answer.status !== 429; time++)
    answer = await site.post(ADDRESS, { email: 'often@example.org' })
  expect(answer).toMatchObject({ status: 429, body: { detail: 'Too many requests. Wait a little and try again.' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})
