import { expect, test } from 'vitest'
import { readCopy } from '#testing/accounts/personal-data.ts'
import {
  BOOKMARKS_PATH,
  createFolder,
  createSiteWithModule,
  fillDefaultFolder,
  getDefaultFolder,
} from '#testing/bookmarks/bookmarks.ts'
import { createMember } from '#testing/member.ts'
import { bookmarkPersonalData } from './personal-data.ts'

const { site, handout } = await createSiteWithModule()
const { db } = site.context.database

test('a member’s bookmarks are exported, and deleted without those of others', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  const folder = await fillDefaultFolder(member, [['handouts', handout]])
  const note = { type: 'handouts', id: handout, copies: 20, note: 'one for each trainee' }
  await member.call('POST', `${BOOKMARKS_PATH}${folder.id}/note/`, { body: note })
  const link = { shows_notes: true, shows_name: true }
  const { body } = await member.call('PUT', `${BOOKMARKS_PATH}${folder.id}/link/`, { body: link })
  await fillDefaultFolder(other, [['handouts', handout]])
  await createFolder(member, 'Empty')
  const [created_at, isDate] = [expect.any(String), expect.any(String)]
  expect(await bookmarkPersonalData.export(db, member.id)).toEqual([
    {
      folder_name: 'My bookmarks',
      is_default: true,
      created_at,
      changed_at: isDate,
      link: `/k/${Object(body).code}`,
      items: [{ ...note, created_at: isDate }],
    },
    { folder_name: 'Empty', is_default: false, created_at, items: [] },
  ])
  await db.transaction().execute((tx) => bookmarkPersonalData.forget(tx, member.id))
  expect(await bookmarkPersonalData.export(db, member.id)).toEqual([])
  expect((await getDefaultFolder(other)).handouts).toHaveLength(1)
})

test('a member who downloads personal data gets the folders', async () => {
  const member = await createMember(site)
  expect(await readCopy(site, member)).toMatchObject({
    bookmarks: [{ folder_name: 'My bookmarks' }],
  })
})
