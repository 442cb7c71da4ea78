import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createStaff } from '#testing/member.ts'
import { createPostOffice, writerOf } from '#testing/newsletter/mails.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite } from '#testing/site.ts'

const SECRET = 'a secret of the provider with many letters'
const BOUNCES = '/api/newsletter/bounces/'
const site = await createSite({ MAIL_WEBHOOK_SECRET: SECRET })
const admin = await createStaff(site, 'admin')
const staff = writerOf(admin)
const office = await createPostOffice(site)

async function report(events: unknown, secret = SECRET): Promise<number> {
  const payload = JSON.stringify(events)
  const signature = createHmac('sha256', secret).update(payload).digest('hex')
  const headers = { 'content-type': 'application/json', 'mail-signature': signature }
  return (await site.app.inject({ method: 'POST', url: '/api/newsletter/reports/', payload, headers })).statusCode
}

const DAY_MS = 24 * 3_600_000
const START_MS = Date.now()
const day = (number: number) => new Date(START_MS - (100 - number) * DAY_MS).toISOString()
const bounce = (address: string, type: string, at: string) => [{ address, type, at }]

async function send(subject: string): Promise<number> {
  const id = await staff.write({ subject })
  await staff.send(id)
  await office.pass(60_000)
  return id
}

test('an address ends after two hard bounces in 30 days, and gets one more try', async () => {
  const reader = await createSubscriber(site, 'gone@example.org')
  expect(await report(bounce('Gone@Example.org', 'hard', day(0)))).toBe(200)
  expect(await report(bounce(reader, 'hard', day(40)))).toBe(200)
  expect(await report(bounce(reader, 'hard', day(40))), 'the same report again').toBe(200)
  await send('Still on the list')
  expect(await office.subjectsTo(reader)).toEqual(['Still on the list'])
  await report(bounce(reader, 'hard', day(69)))
  await send('Left out')
  expect(await office.subjectsTo(reader)).toEqual(['Still on the list'])
  const [row] = [{ email: reader, type: 'hard', times: 3, is_blocked: true }]
  expect((await admin.call('GET', BOUNCES)).body).toMatchObject({ count: 1, results: [row] })
  expect((await admin.call('POST', BOUNCES, { body: { email: reader } })).status).toBe(200)
  await send('Once more')
  expect(await office.subjectsTo(reader)).toEqual(['Still on the list', 'Once more'])
  await report(bounce(reader, 'hard', day(80)))
  await send('Out again')
  expect(await office.subjectsTo(reader)).toEqual(['Still on the list', 'Once more'])
})

test('one complaint ends an address for good, and full mailboxes end nothing', async () => {
  const [angry, full] = [await createSubscriber(site), await createSubscriber(site)]
  await report(bounce(angry, 'complaint', day(90)))
  for (const number of [90, 91, 92]) await report(bounce(full, 'soft', day(number)))
  const id = await send('After the complaint')
  expect(await office.subjectsTo(angry)).toEqual([])
  expect(await office.subjectsTo(full)).toEqual(['After the complaint'])
  expect((await admin.call('POST', BOUNCES, { body: { email: angry } })).status).toBe(404)
  await report(bounce(full, 'soft', new Date(Date.now() + DAY_MS).toISOString()))
  expect(await staff.get(id)).toMatchObject({ came_back: 1 })
})

test('a report with a wrong signature, or one that is no report, changes nothing', async () => {
  const reader = await createSubscriber(site)
  const complaint = bounce(reader, 'complaint', day(95))
  expect(await report(complaint, 'another secret')).toBe(403)
  expect(await report([{ address: reader, type: 'angry', at: 'now' }])).toBe(400)
  expect((await site.post('/api/newsletter/reports/', complaint)).status).toBe(403)
  await send('Unharmed')
  expect(await office.subjectsTo(reader)).toEqual(['Unharmed'])
})
