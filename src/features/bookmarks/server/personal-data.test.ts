import { expect, test } from 'vitest'
import { addFolder, createSiteToBookmark, defaultOf, filled } from '#testing/bookmarks/bookmarks.ts'
import { createMember } from '#testing/member.ts'
import { bookmarkPersonalData } from './personal-data.ts'

const { site, handout } = await createSiteToBookmark()
const { db } = site.ground.database

test('the store of a member gives all of it to the member, and forgets it', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  await filled(member, [['handouts', handout]])
  await filled(other, [['handouts', handout]])
  await addFolder(member, 'Empty')
  const [created_at, isDate] = [expect.any(String), expect.any(String)]
  expect(await bookmarkPersonalData.export(db, member.id)).toEqual([
    {
      folder_name: 'My bookmarks',
      is_default: true,
      created_at,
      items: [{ type: 'handouts', id: handout, created_at: isDate }],
    },
    { folder_name: 'Empty', is_default: false, created_at, items: [] },
  ])
  await db.transaction().execute((tx) => bookmarkPersonalData.forget(tx, member.id))
  expect(await bookmarkPersonalData.export(db, member.id)).toEqual([])
  expect((await defaultOf(other)).handouts).toHaveLength(1)
})

test('a member’s folders are in the download of one’s data', async () => {
  const member = await createMember(site)
  expect((await member.call('GET', '/api/auth/user/data/')).body).toMatchObject({
    bookmarks: [{ folder_name: 'My bookmarks' }],
  })
})
