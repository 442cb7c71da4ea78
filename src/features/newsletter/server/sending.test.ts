import { expect, test } from 'vitest'
import type { SmtpBehaviour } from '#testing/mail/smtp-server.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createPostOffice, writerOf } from '#testing/newsletter/mails.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite } from '#testing/site.ts'
import { stepIssues } from './actions/step-issues.ts'

const MINUTE_MS = 60_000
const site = await createSite()
const admin = await createStaff(site, 'admin')
const staff = writerOf(admin)
let behaviour: SmtpBehaviour = 'accept'
const office = await createPostOffice(site, { behaviour: () => behaviour })
const readers: string[] = []
for (let i = 0; i < 24; i++) readers.push(await createSubscriber(site))

/** How many mails with a subject each reader has, as the different numbers. */
async function copiesOf(subject: string, among: readonly string[] = readers): Promise<number[]> {
  const counts = await Promise.all(
    among.map(async (email) => (await office.subjectsTo(email)).filter((each) => each === subject).length),
  )
  return [...new Set(counts)]
}

test('a newsletter goes out at 60 a minute, waits while it is paused, and reaches everybody once', async () => {
  const id = await staff.write({ subject: 'Paused once' })
  expect((await staff.send(id)).status).toBe(200)
  await office.pass(20_000)
  expect(await staff.get(id)).toMatchObject({ state: 'sending', total: 24, sent: 20, waiting: 4 })
  await staff.control(id, 'pause')
  await office.pass(10 * MINUTE_MS)
  expect(await staff.get(id)).toMatchObject({ state: 'paused', sent: 20, waiting: 4 })
  expect((await staff.control(id, 'go-on')).status).toBe(200)
  await office.pass(2 * MINUTE_MS)
  expect(await staff.get(id)).toMatchObject({ state: 'sent', sent: 24, waiting: 0 })
  expect(await copiesOf('Paused once')).toEqual([1])
  const { events } = await staff.get(id)
  expect(events.map(({ what }) => what)).toEqual(['sent', 'went-on', 'paused', 'started'])
})

test('a mail that is stopped for good reaches nobody more', async () => {
  const id = await staff.write({ subject: 'Stopped' })
  await staff.send(id)
  await office.pass(20_000)
  expect((await staff.control(id, 'stop')).status).toBe(200)
  await office.pass(5 * MINUTE_MS)
  expect(await staff.get(id)).toMatchObject({ state: 'stopped', sent: 20 })
  expect((await staff.control(id, 'go-on')).status).toBe(409)
})

test('a provider that refuses for a day pauses the mail, is tried less and less often, and nobody gets it twice', async () => {
  const id = await staff.write({ subject: 'Away' })
  await staff.send(id)
  await office.pass(20_000)
  behaviour = { refuse: 452, at: 'recipient' }
  await office.pass(2 * MINUTE_MS)
  expect(await staff.get(id)).toMatchObject({ state: 'held', sent: 20, waiting: 4 })
  const toDo = await admin.call('GET', '/api/editing/dashboard/')
  const row = { group: 'late', kind_name: 'Paused by the server', title: 'Away', page: `/admin/mail/${id}` }
  expect(toDo.body).toMatchObject({ results: expect.arrayContaining([expect.objectContaining(row)]) })
  await office.pass(24 * 60 * MINUTE_MS, 10 * MINUTE_MS)
  const { events, state } = await staff.get(id)
  expect(state).toBe('held')
  // After 10 minutes, an hour, then each two hours.
  expect(events.filter(({ what }) => what === 'tried').length).toBeGreaterThan(9)
  expect(events.filter(({ what }) => what === 'tried').length).toBeLessThan(15)
  behaviour = 'accept'
  await office.pass(130 * MINUTE_MS, 10 * MINUTE_MS)
  expect(await staff.get(id), 'nobody has to press anything').toMatchObject({ state: 'sent', sent: 24, came_back: 0 })
  expect(await copiesOf('Away')).toEqual([1])
})

test('a restart in the middle, and two processes at the same time, send nothing twice', async () => {
  const id = await staff.write({ subject: 'Restarted' })
  await staff.send(id)
  await office.pass(20_000)
  // Another process of the site, which takes the next steps at the same moment.
  const storage = { databaseUrl: site.context.config.databaseUrl, dataDir: site.context.config.dataDir }
  const other = await createSite({}, storage)
  for (let turn = 0; turn < 4; turn++) {
    office.clock.now = new Date(office.clock.now.getTime() + 20_000)
    const dbs = [office.db, other.context.database.db]
    await Promise.all(dbs.map((db) => stepIssues(db, office.clock.now)))
    await office.mailbox.mailsTo('')
  }
  expect(await staff.get(id)).toMatchObject({ state: 'sent', sent: 24 })
  expect(await copiesOf('Restarted')).toEqual([1])
})

test('who is on both lists gets one mail, also after leaving the first one in the meantime', async () => {
  const both = await createMember(site, { email: readers[0] ?? '' })
  const member = await createMember(site)
  const id = await staff.write({ subject: 'Both', list: 'both' })
  // The administrator wants updates too. A member who has left the newsletter counts as a member.
  await site.context.database.db
    .insertInto('newsletter_subscriber')
    .values({ email: member.email, created_at: '2026-01-01T00:00:00.000Z', left_at: '2026-01-02T00:00:00.000Z' })
    .execute()
  expect(await staff.get(id)).toMatchObject({ people: { newsletter: 24, occasional: 3, both: 26 } })
  await staff.send(id)
  await office.pass(20_000)
  const mail = (await office.mailbox.mailsTo(both.email)).at(-1)
  const button = new URL(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/[<>]/g, '') ?? '')
  expect((await site.post(`${button.pathname}${button.search}`, {})).status).toBe(200)
  await office.pass(3 * MINUTE_MS)
  expect(await staff.get(id)).toMatchObject({ state: 'sent', sent: 26, left: 1 })
  expect(await copiesOf('Both', [both.email, member.email])).toEqual([1])
})

test('a planned mail leaves at its time', async () => {
  const id = await staff.write({ subject: 'Planned' })
  const at = (ms: number) => new Date(office.clock.now.getTime() + ms).toISOString()
  expect(await staff.send(id, '2020-01-01T00:00:00Z')).toMatchObject({ status: 400 })
  expect((await staff.send(id, at(60 * MINUTE_MS))).status).toBe(200)
  await office.pass(30 * MINUTE_MS, MINUTE_MS)
  expect(await staff.get(id)).toMatchObject({ state: 'planned', sent: 0 })
  await office.pass(34 * MINUTE_MS, MINUTE_MS)
  expect(await staff.get(id)).toMatchObject({ state: 'sent' })
})
