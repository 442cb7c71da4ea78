import { expect, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { changeDatabase } from './support/database.ts'
import { createPost, postComment } from './support/discussions.ts'
import { discussionPath } from './support/forum.ts'
import { asMember, createMember } from './support/member.ts'

const EVENING = '2026-03-10T20:30:00.000Z'

test('posts and comments have the day of the reader’s zone, which for a member is that of the account', async () => {
  const member = await createMember()
  const post = await createPost(member)
  const comment = await postComment(member, post.id, 'An answer.')
  changeDatabase((database) => {
    for (const [table, id] of [
      ['discussion', post.id],
      ['comment', comment],
    ] as const)
      database.prepare(`update ${table} set created_at = ?, updated_at = ? where id = ?`).run(EVENING, EVENING, id)
    database.prepare('update account set timezone = ? where id = ?').run('Asia/Dhaka', member.pk)
  })
  const daysIn = async (timezoneId: string, isMember = false) => {
    const page = await openPage({ timezoneId })
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    if (isMember) await asMember(page, member)
    await page.goto(discussionPath(post))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const times = page.getByRole('main').locator('time')
    const days = () => times.evaluateAll((all) => [...new Set(all.map((time) => time.textContent))])
    await expect.poll(async () => (await days()).length).toBe(1)
    if (isMember) await expect.poll(days).toEqual(['Mar 11, 2026'])
    return [...(await days()), ...errors]
  }
  expect(await daysIn('America/Los_Angeles')).toEqual(['Mar 10, 2026'])
  expect(await daysIn('Africa/Kampala')).toEqual(['Mar 10, 2026'])
  expect(await daysIn('Pacific/Auckland')).toEqual(['Mar 11, 2026'])
  expect(await daysIn('America/Los_Angeles', true)).toEqual(['Mar 11, 2026'])
})
