import { expect, test } from 'vitest'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import { createNotificationSite } from '#testing/notifications/notifications.ts'
import { createSite, SITE_URL } from '#testing/site.ts'

const site = await createSite()
const { db } = site.context.database
const { createTrainer, letHourPass, findDue, follow, mailsTo, subjectsTo, notify, unfollow } =
  await createNotificationSite(site)

const setSubscribed = (member: TestMember, email_community_responses: boolean) =>
  member.call('PATCH', '/api/auth/user/', { body: { email_community_responses } })

test('the author of a discussion gets a mail about the first comment', async () => {
  const [amina, joseph] = [await createTrainer('Amina', 'Okello'), await createTrainer()]
  const discussion = await postDiscussion(amina, { title: 'How do you teach implant removal?' })
  const comment = await postComment(joseph, discussion.id, 'On a model first.\nThen with two people.')
  expect(await notify()).toBe(1)
  expect(await notify()).toBe(0)
  const [mail, ...more] = await mailsTo(amina)
  expect([mail?.subject, more]).toEqual(['Joseph Banda answered: How do you teach implant removal?', []])
  const address = `${SITE_URL}/community/discussions/${discussion.slug}?comment=${comment}#comment-${comment}`
  expect(mail?.html).toContain(`href="${address}"`)
  expect(mail?.html).toContain('On a model first.<br>Then with two people.')
  expect(mail?.text).toContain('Joseph Banda')
  expect(mail?.text).toContain('> On a model first.\n> Then with two people.')
  expect(await mailsTo(joseph), 'authors get no mail about their own comments').toEqual([])
  expect(await findDue(discussion)).toBeNull()
})

test('comments within an hour of a mail come together in the next mail', async () => {
  const [amina, joseph, grace] = [await createTrainer(), await createTrainer(), await createTrainer('Grace', 'Phiri')]
  const discussion = await postDiscussion(amina, { title: 'Which pelvic model?' })
  await postComment(joseph, discussion.id)
  await notify()
  const first = await postComment(grace, discussion.id, 'The wooden one')
  await postComment(joseph, discussion.id, 'Not the wooden one')
  await postComment(amina, discussion.id, 'My own word')
  expect(await notify(), 'two other followers had no mail within the hour').toBe(2)
  expect(await subjectsTo(amina)).toEqual(['Joseph Banda answered: Which pelvic model?'])
  expect(Date.parse((await findDue(discussion)) ?? '')).toBeGreaterThan(Date.now() + 59 * 60_000)
  expect(await notify()).toBe(0)
  await letHourPass(discussion)
  await notify()
  const [, mail, ...more] = await mailsTo(amina)
  expect([mail?.subject, more]).toEqual(['2 new comments: Which pelvic model?', []])
  expect(mail?.text).toMatch(/> The wooden one\n\nJoseph Banda, .*:\n> Not the wooden one/)
  expect(mail?.text).not.toContain('My own word')
  expect(mail?.text).toContain(`?comment=${first}#comment-${first}`)
})

test('a member’s own comment does not delay the mail about a reply', async () => {
  const [amina, joseph] = [await createTrainer(), await createTrainer()]
  const discussion = await postDiscussion(amina, { title: 'A question with a second thought' })
  await postComment(amina, discussion.id, 'I forgot to say: with two models')
  expect(await notify()).toBe(0)
  await postComment(joseph, discussion.id, 'Two are enough')
  expect(await notify()).toBe(1)
  expect(await subjectsTo(amina)).toEqual(['Joseph Banda answered: A question with a second thought'])
})

test('several processes that run the job at the same time send each mail once', async () => {
  const [amina, joseph] = [await createTrainer(), await createTrainer()]
  const discussions = []
  for (let number = 0; number < 6; number++)
    discussions.push(await postDiscussion(amina, { title: `At once, question ${number}` }))
  for (const { id } of discussions) await postComment(joseph, id)
  const counts = await Promise.all([notify(), notify(), notify()])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
  expect((await subjectsTo(amina)).toSorted()).toEqual(
    discussions.map((_, number) => `Joseph Banda answered: At once, question ${number}`),
  )
})

test('a comment that is sent five times in parallel leads to one mail', async () => {
  const [amina, joseph, grace] = [await createTrainer(), await createTrainer(), await createTrainer()]
  const discussion = await postDiscussion(amina)
  await follow(grace, discussion)
  const send = () =>
    joseph.call('POST', `/api/community/discussion/${discussion.id}/comments/`, {
      body: { comment: 'Sent on a bad network' },
      headers: { 'idempotency-key': 'five-times-at-once' },
    })
  const [answers] = await Promise.all([Promise.all([send(), send(), send(), send(), send()]), notify()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  await notify()
  const rows = await db.selectFrom('comment').select('id').where('discussion_id', '=', discussion.id).execute()
  expect(rows).toHaveLength(1)
  for (const follower of [amina, grace]) expect(await mailsTo(follower)).toHaveLength(1)
})

test('unsubscribed, unfollowing, removed and unverified members get no mail', async () => {
  const asker = await createTrainer()
  const discussion = await postDiscussion(asker)
  const [unsubscribed, left, removed] = [await createTrainer(), await createTrainer(), await createTrainer()]
  const unverified = await createMember(site, { isVerified: false })
  for (const each of [unsubscribed, left, removed, unverified]) await follow(each, discussion)
  await setSubscribed(unsubscribed, false)
  await left.call('PUT', `/api/community/discussion/${discussion.id}/follow/`, { body: { following: false } })
  await removed.call('DELETE', '/api/auth/user/', { body: { password: removed.password } })
  await postComment(await createTrainer(), discussion.id)
  expect(await notify()).toBe(1)
  expect(await findDue(discussion)).toBeNull()
  for (const each of [unsubscribed, left, unverified]) expect(await mailsTo(each)).toEqual([])
  expect((await mailsTo(removed)).map(({ subject }) => subject)).toEqual([expect.stringContaining('account is closed')])
  await setSubscribed(unsubscribed, true)
  await postComment(await createTrainer(), discussion.id, 'After subscribing again')
  await notify()
  const [mail] = await mailsTo(unsubscribed)
  expect(mail?.subject, 'earlier comments are not sent').toMatch(/^Joseph Banda answered/)
})

test('a member who unfollows or unsubscribes before the mail is sent gets none', async () => {
  const [amina, joseph] = [await createTrainer(), await createTrainer()]
  const [first, second] = [await postDiscussion(amina), await postDiscussion(amina)]
  await postComment(joseph, first.id)
  await notify()
  await unfollow(amina, first)
  expect(await mailsTo(amina)).toEqual([])
  await postComment(joseph, second.id)
  await notify()
  await setSubscribed(amina, false)
  expect(await mailsTo(amina)).toEqual([])
})

test('a comment that is deleted before the mail is sent is not in it', async () => {
  const [amina, joseph, grace] = [await createTrainer(), await createTrainer(), await createTrainer('Grace', 'Phiri')]
  const discussion = await postDiscussion(amina, { title: 'Gone before' })
  const deletedId = await postComment(joseph, discussion.id, 'A slip')
  await postComment(grace, discussion.id, 'A word')
  await notify()
  await joseph.call('DELETE', `/api/community/comment-details/${deletedId}/`)
  const [mail] = await mailsTo(amina)
  expect(mail?.subject).toBe('Grace Phiri answered: Gone before')
  expect(mail?.text).not.toContain('A slip')

  const other = await postDiscussion(amina)
  const only = await postComment(joseph, other.id)
  await notify()
  await joseph.call('DELETE', `/api/community/comment-details/${only}/`)
  expect(await mailsTo(amina)).toHaveLength(1)
})

test('there are no mails about a hidden discussion', async () => {
  const [amina, joseph] = [await createTrainer(), await createTrainer()]
  const [hiddenBefore, hiddenAfter] = [await postDiscussion(amina), await postDiscussion(amina)]
  const hide = ({ id }: { id: number }) =>
    db.updateTable('discussion').set({ state: 'hidden' }).where('id', '=', id).execute()
  await postComment(joseph, hiddenBefore.id)
  await hide(hiddenBefore)
  expect(await notify()).toBe(0)
  expect(await findDue(hiddenBefore)).toBeNull()
  await postComment(joseph, hiddenAfter.id)
  expect(await notify()).toBe(1)
  await hide(hiddenAfter)
  expect(await mailsTo(amina)).toEqual([])
})

test('authors of comments follow; a member who stopped following does not follow again by commenting', async () => {
  const [amina, joseph, grace] = [await createTrainer(), await createTrainer(), await createTrainer()]
  const discussion = await postDiscussion(amina)
  await postComment(joseph, discussion.id)
  await postComment(grace, discussion.id)
  await notify()
  expect(await mailsTo(joseph)).toHaveLength(1)
  await joseph.call('PUT', `/api/community/discussion/${discussion.id}/follow/`, { body: { following: false } })
  await postComment(joseph, discussion.id)
  await letHourPass(discussion)
  await postComment(grace, discussion.id)
  await notify()
  expect(await mailsTo(joseph)).toHaveLength(1)
  expect(await mailsTo(amina)).toHaveLength(2)
})

test('the subject says that the follower is mentioned', async () => {
  const [amina, joseph, grace] = [
    await createTrainer('Amina', 'Okello'),
    await createTrainer(),
    await createTrainer('Grace', 'Phiri'),
  ]
  const discussion = await postDiscussion(amina, { title: 'Who has flip charts?' })
  await postComment(grace, discussion.id, 'I have one')
  await postComment(joseph, discussion.id, 'And @Amina Okello has two')
  await notify()
  expect(await subjectsTo(amina)).toEqual(['Joseph Banda mentioned you: Who has flip charts?'])
  expect(await subjectsTo(grace)).toEqual(['Joseph Banda answered: Who has flip charts?'])
})

test('a mentioned member gets one mail without following, but not after unfollowing', async () => {
  const [amina, joseph] = [await createTrainer(), await createTrainer()]
  const [stranger, left] = [await createTrainer('Peter', 'Zulu'), await createTrainer('Ruth', 'Moyo')]
  const discussion = await postDiscussion(amina, { title: 'Who else knows?' })
  for (const each of [stranger, left]) await postComment(each, discussion.id)
  await db.deleteFrom('discussion_follow').where('account_id', '=', stranger.id).execute()
  await unfollow(left, discussion)
  await postComment(joseph, discussion.id, 'Ask @Peter Zulu or @Ruth Moyo')
  await notify()
  expect(await notify()).toBe(0)
  expect(await subjectsTo(stranger)).toEqual(['Joseph Banda mentioned you: Who else knows?'])
  expect(await mailsTo(left)).toEqual([])
})

test('a mail has ten comments and counts the others', async () => {
  const [amina, joseph] = [await createTrainer(), await createTrainer()]
  const discussion = await postDiscussion(amina, { title: 'Much to say' })
  for (let number = 1; number <= 13; number++) await postComment(joseph, discussion.id, `Word number ${number}.`)
  await notify()
  const [mail] = await mailsTo(amina)
  expect(mail?.subject).toBe('13 new comments: Much to say')
  expect(mail?.text).toContain('> Word number 10.')
  expect(mail?.text).not.toContain('> Word number 11.')
  for (const version of [mail?.text, mail?.html]) expect(version).toContain('and 3 more')
})

test('title, name and comment are escaped in mails', async () => {
  const evil = `<img src=x onerror="alert(1)">'&`
  const [amina, joseph] = [await createTrainer(), await createTrainer(`J\r\nBcc: spy@example.org ${evil}`, '<b>B</b>')]
  const discussion = await postDiscussion(amina, { title: `Title ${evil}` })
  await postComment(
    joseph,
    discussion.id,
    `${evil}\n\n-- \nTraining: https://evil.example\n</div><script>alert(2)</script>`,
  )
  await notify()
  const [mail] = await mailsTo(amina)
  expect(mail?.html).not.toMatch(/<img|<script|<b>B|onerror="/)
  expect(mail?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;')
  expect(mail?.subject).toContain(`Title ${evil}`)
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.text?.match(/^-- $/gm), 'the mail has one signature separator, which is ours').toHaveLength(1)
})
