import { expect, test } from 'vitest'
import { aSite } from '#site/testing/an-app.ts'

const site = await aSite()
const ADDRESS = '/api/subscription/subscribe/'

test('an address is taken once', async () => {
  expect(await site.post(ADDRESS, { email: 'Amina@Example.org ' })).toMatchObject({
    status: 200,
    body: { detail: 'Subscribed. Thank you' },
  })
  expect(await site.post(ADDRESS, { email: 'amina@example.org' })).toMatchObject({
    status: 409,
    body: { detail: 'Email subscribed already' },
  })
})

test('an address that has left is taken again', async () => {
  await site.post(ADDRESS, { email: 'grace@example.org' })
  await site.ground.database.db
    .updateTable('newsletter_subscriber')
    .set({ left_at: '2026-01-01' })
    .where('email', '=', 'grace@example.org')
    .execute()
  expect((await site.post(ADDRESS, { email: 'grace@example.org' })).status).toBe(200)
})

test.each([
  [{}, 'Email is required'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'amina@example' }, 'Must be a valid email address'],
  [{ email: `${'a'.repeat(100)}@example.org` }, 'Email must be less than 100 characters'],
])('%j is refused at its field', async (body, message) => {
  expect(await site.post(ADDRESS, body)).toMatchObject({ status: 400, body: { email: [message] } })
})

test('what is not JSON is refused', async () => {
  const form = await site.app.inject({
    method: 'POST',
    url: ADDRESS,
    payload: 'email=a',
    headers: { 'content-type': 'text/xml' },
  })
  expect(form.statusCode).toBe(415)
  const broken = await site.app.inject({
    method: 'POST',
    url: ADDRESS,
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(broken.statusCode).toBe(400)
  const large = await site.app.inject({
    method: 'POST',
    url: ADDRESS,
    payload: JSON.stringify({ email: 'x'.repeat(100_000) }),
    headers: { 'content-type': 'application/json' },
  })
  expect(large.statusCode).toBe(413)
})
