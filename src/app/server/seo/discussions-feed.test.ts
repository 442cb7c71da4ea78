import { expect, test } from 'vitest'
import { postDiscussion } from '#testing/discussion.ts'
import { createMember } from '#testing/member.ts'
import { reportByMembers } from '#testing/moderation/moderation.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const read = async () => (await site.app.inject('/discussions.atom')).body

test('the feed has new discussions, newest first, without deleted and hidden ones', async () => {
  const author = await createMember(site)
  const titles = ['Kept & <b>first</b>', 'Deleted meanwhile', 'Hidden meanwhile', 'Kept and last']
  const ids = []
  for (const title of titles) ids.push((await postDiscussion(author, { title })).id)
  const [, deleted = 0, hidden = 0] = ids
  await author.call('DELETE', `/api/community/discussion/${deleted}/`)
  await reportByMembers(site, { target: 'post', id: hidden }, 3)
  const feed = await read()
  const found = [...feed.matchAll(/<entry><id>[^<]*<\/id><title>([^<]*)</g)].map(([, title]) => title)
  expect(found).toEqual(['Kept and last', 'Kept &amp; &lt;b&gt;first&lt;/b&gt;'])
  expect(feed).toContain('https://trp.example.org/community/discussions/kept-and-last')
})

test('no character in a text makes the feed unreadable', async () => {
  const author = await createMember(site)
  await postDiscussion(author, { title: 'Not in \uFFFEXML\uFFFF' })
  const feed = await read()
  expect(feed).toContain('Not in XML')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  expect(feed).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/)
})

test('the feed has the twenty newest discussions', async () => {
  // A new member may post five times a day.
  const authors = await Promise.all(Array.from({ length: 5 }, () => createMember(site)))
  for (let n = 0; n < 21; n++) {
    const author = authors[n % 5]
    if (author) await postDiscussion(author, { title: `Of many ${n}` })
  }
  const feed = await read()
  expect(feed.match(/<entry>/g)).toHaveLength(20)
  expect(feed).toContain('<title>Of many 20</title>')
  expect(feed).not.toContain('<title>Of many 0</title>')
})
