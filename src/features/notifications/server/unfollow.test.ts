import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createNotificationSite } from '#testing/notifications/notifications.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { responseText } from '../messages.ts'

const site = await createSite()
const { createTrainer, letHourPass, mailsTo, notify } = await createNotificationSite(site)

/** A member who has just got a mail about a comment, and a check whether later comments send one. */
async function createFollower() {
  const [amina, joseph] = [await createTrainer(), await createTrainer()]
  const discussion = await postDiscussion(amina)
  const isNotifiedAgain = async () => {
    const before = (await mailsTo(amina)).length
    await letHourPass(discussion)
    await postComment(joseph, discussion.id)
    await notify()
    return (await mailsTo(amina)).length > before
  }
  await postComment(joseph, discussion.id)
  await notify()
  const [mail] = await mailsTo(amina)
  if (mail === undefined) throw new Error('there is no mail')
  return { amina, discussion, mail, button: oneClickOf(mail), isNotifiedAgain }
}

function oneClickOf(mail: Email): URL {
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  return new URL(header.replace(/^<|>$/g, ''))
}

/** The request of a mail program's unsubscribe button (RFC 8058), or of a form without a script. */
const press = ({ pathname, search }: URL, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  })

test('the unsubscribe button of a mail program stops mails about this discussion only', async () => {
  const { amina, button, isNotifiedAgain, mail } = await createFollower()
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
  expect(button.href).toMatch(
    /^https:\/\/trp\.example\.org\/api\/community\/unfollow\/\?discussion=\d+&member=\d+&key=/,
  )
  expect(await isNotifiedAgain()).toBe(true)
  const response = await press(button)
  expect([response.statusCode, response.json()]).toEqual([200, { detail: responseText.unfollowed }])
  expect((await press(button)).statusCode, 'the same call again succeeds').toBe(200)
  expect(await isNotifiedAgain()).toBe(false)
  expect(await amina.call('GET', '/api/auth/user/')).toMatchObject({ body: { email_community_responses: true } })
})

test('the mail links to pages that stop mails about this discussion or about all discussions', async () => {
  const { button, mail } = await createFollower()
  const page = `${SITE_URL}/community/unfollow${button.search}`
  const all = `${SITE_URL}/unsubscribe?list=email_community_responses&email=`
  expect(mail.text).toContain(page)
  expect(mail.text).toContain(all)
  const links = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
  expect(links).toContain(page)
  expect(links.some((href) => href?.startsWith(all))).toBe(true)
})

test('the second link stops mails about all discussions', async () => {
  const { amina, isNotifiedAgain, mail } = await createFollower()
  const address = /: (\S+\/unsubscribe\?list=email_community_responses\S+)/.exec(mail.text ?? '')?.[1] ?? ''
  const { search } = new URL(address)
  const response = await site.app.inject({ method: 'POST', url: `/api/subscription/unsubscribe/${search}` })
  expect(response.statusCode).toBe(200)
  expect(await isNotifiedAgain()).toBe(false)
  expect(await amina.call('GET', '/api/auth/user/')).toMatchObject({ body: { email_community_responses: false } })
})

test('a form without a script returns to the page', async () => {
  const { button, discussion, isNotifiedAgain } = await createFollower()
  const response = await press(button, { accept: 'text/html,application/xhtml+xml' })
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    `/community/unfollow?discussion=${discussion.id}&done`,
  ])
  expect(await isNotifiedAgain()).toBe(false)
})

test('a form without a script and with a wrong key returns to the page with an error', async () => {
  const { button, isNotifiedAgain } = await createFollower()
  button.searchParams.set('key', 'x'.repeat(43))
  const response = await press(button, { accept: 'text/html,application/xhtml+xml' })
  expect([response.statusCode, response.headers.location]).toEqual([303, '/community/unfollow'])
  expect(await isNotifiedAgain()).toBe(true)
})

test('a changed link, or a GET request, stops nothing', async () => {
  const [{ amina, button, discussion, isNotifiedAgain }, other] = [await createFollower(), await createFollower()]
  const changes = { key: 'x'.repeat(43), discussion: String(other.discussion.id), member: String(other.amina.id) }
  for (const [name, value] of Object.entries(changes)) {
    const forged = new URL(button)
    forged.searchParams.set(name, value)
    const response = await press(forged)
    expect([response.statusCode, response.json()]).toMatchObject([400, { non_field_errors: [responseText.badLink] }])
  }
  expect((await site.get(`${button.pathname}${button.search}`)).status).toBe(405)
  const mine = await amina.call('GET', `/api/community/discussion/${discussion.id}/mine/`)
  expect(mine).toMatchObject({ body: { following: true } })
  for (const each of [isNotifiedAgain, other.isNotifiedAgain]) expect(await each()).toBe(true)
})
