import { expect, test } from 'vitest'
import { createSite } from '#testing/site.ts'
import { text } from '../messages.ts'

const site = await createSite()
const PATH = '/api/feedback/'
const SURVEY = { role: 'trainer', ease: 4, found: 'partly' }

let ipCount = 0

/** Sends from a new IP address, because each may send only ten a minute. */
function send(body: unknown, headers: Record<string, string> = {}, ip = `192.0.2.${++ipCount}`) {
  return site.call('POST', PATH, { body, headers, ip })
}

function rows() {
  return site.context.database.db.selectFrom('feedback').selectAll().orderBy('id').execute()
}

/** Sends feedback and returns its row. */
async function sendAndRead(body: unknown) {
  expect((await send(body)).status).toBe(201)
  return (await rows()).at(-1)
}

test('a survey is stored without anything about its sender', async () => {
  expect(await send({ ...SURVEY, email: 'amina@example.org' })).toMatchObject({
    status: 201,
    body: { detail: 'Thank you for your feedback.' },
  })
  expect(await rows()).toEqual([
    { id: expect.any(Number), ...SURVEY, message: '', created_at: expect.stringMatching(/^20.*Z$/) },
  ])
})

test.each(['trainer', 'facilitator', 'supervisor', 'manager', 'student', 'other'])(
  'the role %s is accepted',
  async (role) => {
    expect(await sendAndRead({ ...SURVEY, role })).toMatchObject({ role })
  },
)

test.each(['yes', 'partly', 'no'])('the answer %s is accepted', async (found) => {
  expect(await sendAndRead({ ...SURVEY, found })).toMatchObject({ found })
})

test.each([
  [1, 1],
  [5, 5],
  ['3', 3],
])('the ease %j is accepted', async (ease, stored) => {
  expect(await sendAndRead({ ...SURVEY, ease })).toMatchObject({ ease: stored })
})

test.each([
  [{ role: 'pilot' }, 'role', 'Choose your role'],
  [{ role: '' }, 'role', 'Choose your role'],
  [{ ease: 0 }, 'ease', 'Choose a number from 1 to 5'],
  [{ ease: 6 }, 'ease', 'Choose a number from 1 to 5'],
  [{ ease: 2.5 }, 'ease', 'Choose a number from 1 to 5'],
  [{ ease: '' }, 'ease', 'Choose a number from 1 to 5'],
  [{ ease: 'easy' }, 'ease', 'Choose a number from 1 to 5'],
  [{ ease: true }, 'ease', 'Choose a number from 1 to 5'],
  [{ found: 'maybe' }, 'found', 'Choose an answer'],
  [{ message: 'x'.repeat(1001) }, 'message', 'Your message can’t be longer than 1000 characters'],
])('%j is rejected at its field', async (wrong, field, message) => {
  const before = await rows()
  expect(await send({ ...SURVEY, ...wrong })).toMatchObject({ status: 400, body: { [field]: [message] } })
  expect(await rows()).toEqual(before)
})

test('every missing answer has an error', async () => {
  expect(await send({})).toMatchObject({
    status: 400,
    body: { role: [text.roleChoose], ease: [text.easeMissing], found: [text.foundMissing] },
  })
})

test('a message of 1000 characters is accepted, emoji included', async () => {
  const message = '😀'.repeat(1000)
  expect(await sendAndRead({ ...SURVEY, message })).toMatchObject({ message })
})

test('HTML is stored as text', async () => {
  const message = '<script>alert(1)</script> & <b>bold</b>'
  expect(await sendAndRead({ ...SURVEY, message })).toMatchObject({ message })
})

test('control characters are removed, except line breaks', async () => {
  expect(await sendAndRead({ ...SURVEY, message: 'one\r\ntwo\u0000\u0007\u009f\nthree' })).toMatchObject({
    message: 'one\ntwo\nthree',
  })
})

test('requests with the same Idempotency-Key are stored once', async () => {
  const before = await rows()
  const key = { 'idempotency-key': 'f3c1' }
  const ip = '198.51.100.2'
  const first = await send(SURVEY, key, ip)
  const again = await send(SURVEY, key, ip)
  expect([first, again]).toMatchObject(Array(2).fill({ status: 201, body: { detail: text.thanks } }))
  expect(await rows()).toHaveLength(before.length + 1)
  await Promise.all([1, 2, 3].map(() => send(SURVEY, { 'idempotency-key': 'at once' }, ip)))
  expect(await rows()).toHaveLength(before.length + 2)
})

test('the same key of another guest is another request, and with other content it is rejected', async () => {
  const before = await rows()
  const key = { 'idempotency-key': 'everybody' }
  const [one, other] = ['198.51.100.3', '198.51.100.4']
  expect((await send(SURVEY, key, one)).status).toBe(201)
  expect((await send({ ...SURVEY, ease: 2 }, key, other)).status).toBe(201)
  expect(await rows()).toHaveLength(before.length + 2)
  expect(await send({ ...SURVEY, ease: 1 }, key, one)).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining('other content') },
  })
  expect(await rows()).toHaveLength(before.length + 2)
})

test('one IP address may send ten a minute', async () => {
  const ip = '198.51.100.1'
  for (let time = 0; time < 10; time++) expect((await send(SURVEY, {}, ip)).status).toBe(201)
  expect((await send(SURVEY, {}, ip)).status).toBe(429)
})
