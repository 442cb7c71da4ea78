import { expect, test } from 'vitest'
import { createVeteran, postComment, postDiscussion } from '#testing/discussion.ts'
import { addComment, commentAt, createForum, readDiscussion } from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'

const site = await createForum()
const { db } = site.context.database
const author = await createVeteran(site)

async function named(member: TestMember, first_name: string, last_name: string): Promise<TestMember> {
  await db.updateTable('account').set({ first_name, last_name }).where('id', '=', member.id).execute()
  return member
}

test('a comment mentions participants by their whole name, in any case', async () => {
  const asker = await named(await createVeteran(site), 'Zawadi', 'Otieno')
  const { id } = await postDiscussion(asker)
  const grace = await named(await createVeteran(site), 'Grace', 'Mwangi Ouma')
  await named(await createVeteran(site), 'Bystander', 'Elsewhere')
  await addComment(grace, id, 'I know')
  const said = await addComment(
    author,
    id,
    'Thank you @zawadi OTIENO and @Grace Mwangi Ouma, also @Bystander Elsewhere!',
  )
  const mentions = [
    { id: asker.id, name: 'Zawadi Otieno' },
    { id: grace.id, name: 'Grace Mwangi Ouma' },
  ]
  expect(said.mentions).toHaveLength(2)
  expect(said.mentions).toEqual(expect.arrayContaining(mentions))
  const changed = await author.call('PUT', commentAt(said.id), { body: { comment: 'Only @Grace Mwangi Ouma' } })
  expect(changed.body).toMatchObject({ mentions: mentions.slice(1) })
  expect((await readDiscussion(site, id)).comments.at(-1)?.mentions).toEqual(mentions.slice(1))
  await author.call('PUT', commentAt(said.id), { body: { comment: 'Nobody' } })
  expect((await readDiscussion(site, id)).comments.at(-1)?.mentions).toEqual([])
})

test('a name that two participants share mentions both; members without a visible post are no participants', async () => {
  const twins = await Promise.all([createMember(site), createMember(site)])
  const { id } = await postDiscussion(author)
  const theirs: number[] = []
  for (const twin of twins) theirs.push(await postComment(await named(twin, 'Same', 'Name'), id))
  expect((await addComment(author, id, '@Same Name')).mentions.map((each) => each.id).sort()).toEqual(
    twins.map((each) => each.id).sort(),
  )
  await twins[0].call('DELETE', commentAt(theirs[0] ?? 0))
  expect((await addComment(author, id, '@same name again')).mentions.map((each) => each.id)).toEqual([twins[1].id])
})

test('removed members are not mentioned', async () => {
  const member = await named(await createMember(site), 'Leaving', 'Soon')
  const { id } = await postDiscussion(author)
  await postComment(member, id)
  await addComment(author, id, 'Bye @Leaving Soon')
  await member.call('DELETE', '/api/auth/user/', { body: { password: member.password } })
  expect((await readDiscussion(site, id)).comments.at(-1)).toMatchObject({
    comment: 'Bye @Leaving Soon',
    mentions: [],
  })
  expect((await addComment(author, id, '@Former member')).mentions).toEqual([])
})
