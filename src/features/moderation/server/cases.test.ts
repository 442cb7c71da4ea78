import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { PERSONAL_DATA_PROVIDERS } from '#app/features.ts'
import { eraseClosedAccounts } from '#features/accounts/server/actions/erase-account.ts'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, createStaff, type TestMember } from '#testing/member.ts'
import { pointsOf, randomIp, reportAs, reportByMembers, stateOf } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const { db } = site.context.database

const amina = await createStaff(site, 'moderator')
const moses = await createStaff(site, 'moderator')
const REASON = 'Others could be hurt if they did this.'

const Decided = z.object({ entries: z.array(z.int()), undo_until: z.string() })
const Case = z.looseObject({ key: z.string(), type: z.string() })
const Queue = z.looseObject({ count: z.int(), results: z.array(Case) })
const ToDo = z.object({ results: z.array(z.looseObject({ kind: z.string() })) })
const Log = z.object({ results: z.array(z.looseObject({ action: z.string() })) })

let author: TestMember
let comment: number
let key: string

/** A comment of a member in a discussion, with two reports. */
beforeEach(async () => {
  await db.updateTable('abuse_report').set({ settled_at: new Date().toISOString() }).execute()
  author = await createMember(site)
  const { id } = await postDiscussion(await createMember(site))
  comment = await postComment(author, id, 'We boil the needles in the evening.')
  key = `comment-${comment}`
  const ref = { target: 'comment', id: comment } as const
  await reportAs(await createMember(site), ref, { abuse_reported: 'misleading_or_harmful', message: 'Used needles.' })
  await reportAs(await createMember(site), ref, { abuse_reported: 'misleading_or_harmful' })
})

const claim = (by: TestMember, how = 'if_free', of = key) =>
  by.call('POST', `/api/moderation/cases/${of}/claim/`, { body: { claim: how } })
const queue = async (by = amina) => Queue.parse((await by.call('GET', '/api/moderation/cases/')).body)
const decide = (by: TestMember, input: object, of = key) =>
  by.call('POST', `/api/moderation/cases/${of}/decision/`, { body: { reason: REASON, ...input } })
const decided = async (by: TestMember, input: object) => Decided.parse((await decide(by, input)).body).entries
const undo = (by: TestMember, entries: number[]) => by.call('POST', '/api/moderation/undo/', { body: { entries } })

/** Lets a minute pass for the decisions so far. */
async function waitAMinute() {
  const before = new Date(Date.now() - 61_000).toISOString()
  await db.updateTable('moderation_entry').set({ created_at: before }).execute()
  await db.updateTable('outbox_mail').set({ due_at: before }).where('sent_at', 'is', null).execute()
}

async function appealLinkOf(member: TestMember): Promise<string> {
  const mail = (await mailbox.mailsTo(member.email)).at(-1)
  return mail?.text?.match(/community\/appeal(\?\S+)/)?.[1] ?? ''
}
const appeal = (link: string, text: string) => site.post(`/api/moderation/appeal/${link}`, { text })

test('what waits has its words, the thread around them, and who reported it; the most urgent comes first', async () => {
  const { id } = await postDiscussion(author)
  await reportAs(await createMember(site), { target: 'post', id }, { abuse_reported: 'private_information' })
  const { results } = await queue()
  expect(results.map(({ type }) => type)).toEqual(['private_information', 'misleading_or_harmful'])
  expect((await claim(amina)).body).toMatchObject({
    reports: 2,
    shown: [{ is_case: true, text: 'We boil the needles in the evening.', author: { id: author.id } }],
    reporters: [{ message: 'Used needles.', earlier: 0 }, { message: '' }],
    denial: '',
    member: { id: author.id, was_reported: 3 },
  })
  expect((await author.call('GET', '/api/moderation/cases/')).status).toBe(403)
  expect((await amina.call('GET', '/api/editing/dashboard/')).body).toMatchObject({
    results: expect.arrayContaining([expect.objectContaining({ kind_name: '2 reports', step: 'Open' })]),
  })
})

test('two moderators never decide the same report', async () => {
  expect((await claim(amina)).body).toMatchObject({ claim: { by: { id: amina.id } } })
  expect((await decide(moses, { action: 'keep' })).body).toEqual({ non_field_errors: ['Amina Nakato has it.'] })
  expect((await claim(moses)).body).toMatchObject({ claim: { by: { id: amina.id } } })
  expect((await claim(moses, 'take_over')).body).toMatchObject({ claim: { by: { id: moses.id } } })
  expect((await claim(moses, 'give_back')).body).toMatchObject({ claim: null })
  expect((await decide(moses, { action: 'remove' })).status).toBe(200)
  expect((await decide(amina, { action: 'keep' })).body).toEqual({
    non_field_errors: ['Decided by Amina Nakato now: removed.'],
  })
  expect(await stateOf(site, 'comment', comment)).toBe('removed')
})

test('a decision is undone within a minute as if it had not been made, and not later', async () => {
  const points = await pointsOf(site, author)
  const entries = await decided(amina, { action: 'suspend', days: 7 })
  expect(await stateOf(site, 'comment', comment)).toBe('removed')
  expect(await queue(), 'also after a reload').toMatchObject({ undoable: { entries, action: 'suspend' } })
  expect((await undo(moses, entries)).status, 'somebody else’s').toBe(400)
  expect((await undo(amina, entries)).status).toBe(200)
  expect(await stateOf(site, 'comment', comment)).toBe('visible')
  expect(await pointsOf(site, author)).toBe(points)
  expect(await queue()).toMatchObject({ undoable: null, results: [{ key, reports: 2 }] })
  expect((await postComment(author, (await postDiscussion(author)).id)) > 0, 'no longer suspended').toBe(true)
  await waitAMinute()
  expect(await mailbox.mailsTo(author.email), 'no mail has left').toEqual([])

  const again = await decided(amina, { action: 'remove' })
  expect(await mailbox.mailsTo(author.email), 'mails wait for a minute').toEqual([])
  await waitAMinute()
  expect((await mailbox.mailsTo(author.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('was removed'),
  ])
  expect((await undo(amina, again)).body).toEqual({
    non_field_errors: ['A minute has passed: make a new decision instead.'],
  })
  expect((await decide(amina, { action: 'restore', again: true })).status).toBe(200)
  expect(await stateOf(site, 'comment', comment)).toBe('visible')
})

test.each([{ action: 'remove' }, { action: 'suspend', days: 7 }, { action: 'hide-all' }])(
  'a decision is not undone when a colleague has decided since: $action',
  async (later) => {
    const hideAll = () => moses.call('POST', `/api/moderation/members/${author.id}/hide-all/`, { body: {} })
    const entries = await decided(amina, { action: 'keep' })
    const isAll = later.action === 'hide-all'
    const since = Decided.parse((isAll ? await hideAll() : await decide(moses, { ...later, again: true })).body).entries
    expect((await undo(amina, entries)).body).toEqual({ non_field_errors: ['Amina Nakato has decided since.'] })
    expect(await stateOf(site, 'comment', comment)).toBe('removed')
    const shown = await decided(amina, { action: 'restore', again: true })
    expect((await undo(moses, since)).status, 'nor one about everything by a member').toBe(400)
    expect((await undo(amina, shown)).status).toBe(200)
    expect((await undo(moses, since)).status).toBe(200)
    expect((await undo(amina, entries)).status, 'nothing newer is left').toBe(200)
  },
)

test('a warning comes in one mail with the words and the reason; a message is no strike and closes nothing', async () => {
  await decided(amina, { action: 'message' })
  expect((await queue()).count).toBe(1)
  await decided(amina, { action: 'warn', tell_reporters: false })
  await waitAMinute()
  const mails = await mailbox.mailsTo(author.email)
  expect(mails.map(({ subject }) => subject?.split(' · ')[0])).toEqual([
    'A message from the moderators',
    'A word from the moderators',
  ])
  expect(mails[1]?.text).toContain('We boil the needles')
  expect(mails[1]?.text).toContain(REASON)
  const { body } = await amina.call('GET', `/api/moderation/members/${author.id}/`)
  expect(body).toMatchObject({ history: [{ action: 'warn' }, { action: 'remove' }, { action: 'message' }] })
})

test('nobody decides about themselves or somebody of the same role; the answer names who can', async () => {
  const admin = await createStaff(site, 'admin')
  const { id } = await postDiscussion(amina)
  await reportByMembers(site, { target: 'post', id }, 1)
  const of = `post-${id}`
  expect((await claim(moses, 'if_free', of)).body, 'and does not claim it').toMatchObject({
    claim: null,
    denial: 'You cannot decide about somebody of the same or a higher role. Amina Nakato can.',
  })
  expect((await claim(amina, 'if_free', of)).body, 'who reported stays secret').toMatchObject({ reporters: [] })
  for (const by of [amina, moses]) expect((await decide(by, { action: 'remove' }, of)).status).toBe(400)
  expect((await decide(admin, { action: 'remove' }, of)).status).toBe(200)
})

test.each(['remove', 'warn', 'suspend'])(
  'an author appeals once against ‘%s’ by the link of the mail, and somebody else lifts it',
  async (action) => {
    const points = await pointsOf(site, author)
    await decided(amina, { action, days: 7 })
    await waitAMinute()
    const link = await appealLinkOf(author)
    expect((await site.get(`/api/moderation/appeal/${link}`)).body).toMatchObject({
      state: 'open',
      action,
      reason: expect.stringContaining(REASON),
      words: 'We boil the needles in the evening.',
    })
    expect((await site.get(`/api/moderation/appeal/${link}0`)).status, 'a forged link').toBe(404)
    expect((await appeal(link, 'I meant sterilizing them.')).body).toMatchObject({ state: 'sent' })
    expect((await appeal(link, 'Once more.')).body).toMatchObject({ state: 'sent' })
    const { results } = await queue(moses)
    const appealKey = results.find(({ type }) => type === 'appeal')?.key
    const answer = (by: TestMember, words: string) =>
      by.call('POST', `/api/moderation/cases/${appealKey}/answer/`, { body: { action: 'lift', answer: words } })
    expect((await answer(amina, 'We have read it again, and lift it.')).status, 'the first decider').toBe(400)
    expect((await answer(moses, 'Lifted.')).body).toEqual({ answer: ['Write at least 5 words.'] })
    expect((await answer(moses, 'We have read it again, and lift it.')).status).toBe(200)
    expect((await answer(moses, 'We have read it again, and lift it.')).status, 'twice').toBe(400)
    expect(await stateOf(site, 'comment', comment)).toBe('visible')
    expect(await pointsOf(site, author)).toBe(points)
    expect((await moses.call('GET', `/api/people/${author.id}/`)).body).toMatchObject({ standing: { kind: 'good' } })
    await waitAMinute()
    const mails = await mailbox.mailsTo(author.email)
    expect(mails.at(-1)?.text).toContain('The answer: We have read it again, and lift it.')
    expect(mails, 'the answer is the only mail about it').toHaveLength(2)
    expect((await site.get(`/api/moderation/appeal/${link}`)).body).toMatchObject({ state: 'answered' })
  },
)

test('a suspension is shortened after an appeal; a deleted member cannot appeal, and loses the notes', async () => {
  await decided(amina, { action: 'suspend', days: 0 })
  await waitAMinute()
  const link = await appealLinkOf(author)
  await appeal(link, 'Please let me answer the others.')
  const appealKey = (await queue(moses)).results.find(({ type }) => type === 'appeal')?.key
  const body = { action: 'shorten', days: 1, answer: 'You can post again from tomorrow on.' }
  expect((await moses.call('POST', `/api/moderation/cases/${appealKey}/answer/`, { body })).status).toBe(200)
  const facts = (await amina.call('GET', `/api/moderation/members/${author.id}/`)).body
  expect(facts).toMatchObject({ suspension: { until: expect.any(String) } })
  await amina.call('POST', `/api/moderation/members/${author.id}/notes/`, { body: { text: 'Asks often.' } })
  await author.call('DELETE', '/api/auth/user/', { body: { password: author.password }, ip: randomIp() })
  expect((await site.get(`/api/moderation/appeal/${link}`)).body).toMatchObject({ state: 'account_closed', words: '' })
  expect((await appeal(link, 'Once more.')).body).toMatchObject({ state: 'account_closed' })
  await eraseClosedAccounts(site.context, PERSONAL_DATA_PROVIDERS, new Date(Date.now() + 8 * 24 * 60 * 60_000))
  expect((await amina.call('GET', `/api/moderation/members/${author.id}/`)).body).toMatchObject({
    name: 'Former member',
    notes: [],
  })
})

test('moderators read decisions in the log, editors changes of content, administrators both', async () => {
  const [entry] = await decided(amina, { action: 'remove' })
  await undo(amina, [entry ?? 0])
  const [editor, admin] = [await createStaff(site, 'editor'), await createStaff(site, 'admin')]
  const log = async (by: TestMember, filter = '') =>
    Log.parse((await by.call('GET', `/api/editing/audit/?${filter}`)).body).results.slice(0, 2)
  const lines = [
    { action: 'undo', kind: 'decision', entry: key, member: { id: author.id } },
    { action: 'remove', detail: REASON, by: { id: amina.id } },
  ]
  expect(await log(amina)).toMatchObject(lines)
  expect(await log(admin, 'kind=person')).toMatchObject(lines)
  expect(JSON.stringify(await log(editor))).not.toContain(key)
  expect(JSON.stringify(await log(editor, 'kind=decision'))).not.toContain(key)
  expect((await amina.call('GET', '/api/editing/audit/filters/')).body).toMatchObject({
    kinds: [{ kind: 'person', name: 'People' }],
  })
  expect((await author.call('GET', '/api/editing/audit/')).status).toBe(403)
})

test('a moderator who loses the role decides nothing more, and reads since when', async () => {
  const [admin, former] = [await createStaff(site, 'admin'), await createStaff(site, 'moderator')]
  expect((await claim(former)).body).toMatchObject({ claim: { by: { id: former.id } } })
  await admin.call('PUT', `/api/people/${former.id}/role/`, { body: { role: 'member' } })
  expect((await decide(former, { action: 'remove' })).status, 'the session has ended').toBe(401)
  const { email, password } = former
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse((await site.post('/api/auth/login/', { email, password })).body)
  const decision = { body: { action: 'remove', reason: REASON }, token }
  expect((await former.call('POST', `/api/moderation/cases/${key}/decision/`, decision)).status).toBe(403)
  expect((await former.call('GET', '/api/auth/user/', { token })).body).toMatchObject({
    role: 'member',
    role_changed_at: expect.any(String),
  })
  expect(await stateOf(site, 'comment', comment)).toBe('visible')
  expect((await claim(amina, 'take_over')).body, 'a colleague continues').toMatchObject({
    claim: { by: { id: amina.id } },
  })
})

test('everybody can read how many reports were decided in a month', async () => {
  const lastMonth = new Date()
  lastMonth.setUTCDate(0)
  const at = lastMonth.toISOString()
  await decided(amina, { action: 'warn' })
  await db
    .updateTable('abuse_report')
    .set({ created_at: at, settled_at: at })
    .where('target_id', '=', comment)
    .execute()
  await db.updateTable('moderation_entry').set({ created_at: at }).where('member_id', '=', author.id).execute()
  expect((await site.get('/api/moderation/counts/')).body).toMatchObject({
    results: [{ month: at.slice(0, 7), reports: 2, removed: 1, warned: 1, suspended: 0, appeals: 0, hours: 0 }],
  })
})

test('reports and To do have only what a person can decide; other cases stay readable', async () => {
  const admin = await createStaff(site, 'admin')
  const { id } = await postDiscussion(amina)
  const { id: ofAdmin } = await postDiscussion(admin)
  for (const post of [id, ofAdmin]) await reportByMembers(site, { target: 'post', id: post }, 1)
  await decided(amina, { action: 'warn' })
  await waitAMinute()
  await appeal(await appealLinkOf(author), 'I meant sterilizing them.')
  const keysOf = async (by: TestMember) => {
    const { count, results } = await queue(by)
    const toDo = ToDo.parse((await by.call('GET', '/api/editing/dashboard/')).body).results
    expect([count, toDo.filter(({ kind }) => kind === 'report').length]).toEqual([results.length, results.length])
    return results.map(({ key: of }) => of)
  }
  const appealKey = expect.stringMatching(/^appeal-/)
  expect(await keysOf(amina), 'neither the own post nor an appeal against the own decision').toEqual([])
  expect(await keysOf(moses), 'no post of a colleague').toEqual([appealKey])
  expect(await keysOf(admin)).toEqual([`post-${id}`, appealKey])
  const readable = (await claim(await createStaff(site, 'admin'), 'if_free', `post-${ofAdmin}`)).body
  expect(readable).toMatchObject({ denial: expect.stringContaining('Only the command line'), reports: 1 })
})
