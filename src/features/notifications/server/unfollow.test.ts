import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { postComment, postDiscussion } from '#testing/discussion.ts'
import { createNotificationSite } from '#testing/notifications/notifications.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { answers } from '../messages.ts'

const site = await createSite()
const { createTrainer, letHourPass, mailsTo, notify } = await createNotificationSite(site)

/** A member who has just got a mail about an answer, and one who writes more. */
async function aFollower() {
  const [amina, joseph] = [await createTrainer(), await createTrainer()]
  const discussion = await postDiscussion(amina)
  const isToldOfMore = async () => {
    const before = (await mailsTo(amina)).length
    await letHourPass(discussion)
    await postComment(joseph, discussion.id)
    await notify()
    return (await mailsTo(amina)).length > before
  }
  await postComment(joseph, discussion.id)
  await notify()
  const [mail] = await mailsTo(amina)
  if (mail === undefined) throw new Error('no mail has come')
  return { amina, discussion, mail, button: oneClickOf(mail), isToldOfMore }
}

function oneClickOf(mail: Email): URL {
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  return new URL(header.replace(/^<|>$/g, ''))
}

/** What a mail program sends when its button is pressed (RFC 8058), or a form without a script. */
const press = ({ pathname, search }: URL, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  })

test('the mail’s own button ends the mails about this discussion, and no others', async () => {
  const { amina, button, isToldOfMore, mail } = await aFollower()
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
  expect(button.href).toMatch(
    /^https:\/\/trp\.example\.org\/api\/community\/unfollow\/\?discussion=\d+&member=\d+&key=/,
  )
  expect(await isToldOfMore()).toBe(true)
  const answer = await press(button)
  expect([answer.statusCode, answer.json()]).toEqual([200, { detail: answers.unfollowed }])
  expect((await press(button)).statusCode, 'a second press is fine').toBe(200)
  expect(await isToldOfMore()).toBe(false)
  expect(await amina.call('GET', '/api/auth/user/')).toMatchObject({ body: { email_community_responses: true } })
})

test('the mail links to a page that asks first, for this discussion and for all such mails', async () => {
  const { button, mail } = await aFollower()
  const page = `${SITE_URL}/community/unfollow${button.search}`
  const all = `${SITE_URL}/unsubscribe?list=email_community_responses&email=`
  expect(mail.text).toContain(page)
  expect(mail.text).toContain(all)
  const links = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
  expect(links).toContain(page)
  expect(links.some((href) => href?.startsWith(all))).toBe(true)
})

test('the second link ends all such mails', async () => {
  const { amina, isToldOfMore, mail } = await aFollower()
  const address = /: (\S+\/unsubscribe\?list=email_community_responses\S+)/.exec(mail.text ?? '')?.[1] ?? ''
  const { search } = new URL(address)
  const answer = await site.app.inject({ method: 'POST', url: `/api/subscription/unsubscribe/${search}` })
  expect(answer.statusCode).toBe(200)
  expect(await isToldOfMore()).toBe(false)
  expect(await amina.call('GET', '/api/auth/user/')).toMatchObject({ body: { email_community_responses: false } })
})

test('a form without a script is led back to the page', async () => {
  const { button, discussion, isToldOfMore } = await aFollower()
  const answer = await press(button, { accept: 'text/html,application/xhtml+xml' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/community/unfollow?discussion=${discussion.id}&done`,
  ])
  expect(await isToldOfMore()).toBe(false)
})

test('a form without a script and with a link that is not whole is led to the page that says so', async () => {
  const { button, isToldOfMore } = await aFollower()
  button.searchParams.set('key', 'x'.repeat(43))
  const answer = await press(button, { accept: 'text/html,application/xhtml+xml' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/community/unfollow'])
  expect(await isToldOfMore()).toBe(true)
})

test('a link that was changed, or is only looked at, ends nothing', async () => {
  const [{ amina, button, discussion, isToldOfMore }, other] = [await aFollower(), await aFollower()]
  const changes = { key: 'x'.repeat(43), discussion: String(other.discussion.id), member: String(other.amina.id) }
  for (const [name, value] of Object.entries(changes)) {
    const forged = new URL(button)
    forged.searchParams.set(name, value)
    const answer = await press(forged)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { non_field_errors: [answers.badLink] }])
  }
  expect((await site.get(`${button.pathname}${button.search}`)).status).toBe(405)
  const mine = await amina.call('GET', `/api/community/discussion/${discussion.id}/mine/`)
  expect(mine).toMatchObject({ body: { following: true } })
  for (const each of [isToldOfMore, other.isToldOfMore]) expect(await each()).toBe(true)
})
