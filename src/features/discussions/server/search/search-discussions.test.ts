import { expect, test } from 'vitest'
import type { Marked } from '#core/marked.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { Forum } from '#testing/discussions/search-forum.ts'
import { listRelated } from '../queries/similar.ts'
import type { PostState } from '../tables.ts'
import { indexDiscussion } from './index-discussion.ts'
import { searchDiscussions } from './search-discussions.ts'
import { listSimilarIds } from './similar-discussions.ts'

const { db } = await openTestDatabase()
const forum = await Forum.open(db)

const ids = {
  implants: await forum.discussion({
    title: 'Removing implants that lie deep',
    body: 'Who has felt a rod that <strong>moved</strong>&nbsp;&amp; how did you find it?',
    comments: ['An ultrasound helped us in Kumasi.', 'Refer her, never cut blindly.'],
    topic: 1,
    views: 3,
  }),
  counselling: await forum.discussion({
    title: 'Counselling couples',
    body: 'My clients ask about the implant and the copper IUD.',
    comments: ['Give both partners time.'],
    topic: 2,
    views: 9,
  }),
  storage: await forum.discussion({
    title: 'DMPA-SC storage in hot districts',
    body: 'Our store reaches 38 degrees in March.',
    comments: ['We rotate the stock; the implant boxes too.'],
    topic: 2,
    views: 9,
  }),
  french: await forum.discussion({
    title: 'Œdème après la pose',
    body: 'Une cliente revient avec une douleur légère.',
    comments: ['Vérifiez le préservatif féminin aussi.'],
    topic: 3,
    createdAt: '2026-11-20T10:00:00.000Z',
  }),
  hidden: await forum.discussion({ title: 'Hidden implant advice', state: 'hidden', comments: ['hidden remark'] }),
}
await forum.comment(ids.counselling, 'a quokka stood here', 'removed')

const search = (words: string, topicId?: number) =>
  searchDiscussions(db, { words, sort: 'top-discussions', page: 1, pageSize: 5, topicId })
const found = async (words: string) => (await search(words)).results.map(({ id }) => id)
const inBrackets = (marked: Marked | undefined) =>
  marked?.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')

/** Searches, and the discussions that they find, best first. */
const QUERIES: readonly [string, string, number[]][] = [
  ['title before text before comments', 'implant', [ids.implants, ids.counselling, ids.storage]],
  ['a beginning', 'counsel', [ids.counselling]],
  ['accents left out', 'oedeme apres', [ids.french]],
  ['accents typed where there are none', 'ultrasöund', [ids.implants]],
  ['accents of a comment', 'preservatif feminin', [ids.french]],
  ['a letter too few', 'ultrsound', [ids.implants]],
  ['two letters swapped', 'cuonselling', [ids.counselling]],
  ['American spelling', 'counseling', [ids.counselling]],
  ['words spread over title and comment', 'storage rotate', [ids.storage]],
  ['words spread over text and two comments', 'rod kumasi blindly', [ids.implants]],
  ['words that no discussion has together', 'kumasi couples', []],
  ['a word next to a tag', 'moved', [ids.implants]],
  ['parts of the markup', 'strong', []],
  ['a name of a sign', 'nbsp', []],
  ['a removed comment', 'quokka', []],
  ['a hidden discussion', 'hidden', []],
  ['a number', '38', [ids.storage]],
  ['words parted by a hyphen', 'dmpa-sc', [ids.storage]],
  ['no word at all', ' … ', []],
]

for (const [what, words, expected] of QUERIES)
  test(`${what}: ${words}`, async () => expect(await found(words)).toEqual(expected))

test('the matching words are marked in the title and in the best passage', async () => {
  const parts = async (words: string) => {
    const [first] = (await search(words)).results
    return [inBrackets(first?.title), inBrackets(first?.snippet)]
  }
  expect(await parts('implants rod')).toEqual([
    'Removing [implants] that lie deep',
    'Who has felt a [rod] that moved & how did you find it?',
  ])
  expect(await parts('kumasi')).toEqual(['Removing implants that lie deep', 'An ultrasound helped us in [Kumasi].'])
  expect(await parts('oedeme')).toEqual(['[Œdème] après la pose', 'Une cliente revient avec une douleur légère.'])
  expect(await parts('feminin')).toEqual(['Œdème après la pose', 'Vérifiez le préservatif [féminin] aussi.'])
  expect(await parts('ultrsound')).toEqual(['Removing implants that lie deep', 'An [ultrasound] helped us in Kumasi.'])
})

test('a search can be limited to a topic', async () => {
  const { count, results } = await search('implant', 2)
  expect([count, results.map(({ id }) => id)]).toEqual([2, [ids.counselling, ids.storage]])
  expect(await search('implant', 4)).toMatchObject({ count: 0, results: [] })
})

test('equal matches have the order of the list, page by page', async () => {
  const { db, add } = await createForum()
  const createdIds: number[] = []
  for (let number = 0; number < 12; number += 1)
    createdIds.push(
      await add.discussion({
        title: 'Handouts',
        views: number % 3,
        comments: number < 2 ? ['thanks'] : [],
        createdAt: `2026-11-${String(21 - number).padStart(2, '0')}T10:00:00.000Z`,
      }),
    )
  const page = async (sort: 'recent' | 'top-discussions', page: number) => {
    const { count, results } = await searchDiscussions(db, { words: 'handout', sort, page, pageSize: 5 })
    return [count, results.map(({ id }) => createdIds.indexOf(id))]
  }
  expect(await page('recent', 1)).toEqual([12, [0, 1, 2, 3, 4]])
  expect(await page('recent', 3)).toEqual([12, [10, 11]])
  expect(await page('recent', 4)).toEqual([12, []])
  expect(await page('top-discussions', 1)).toEqual([12, [1, 0, 2, 5, 8]])
  expect(await page('top-discussions', 2)).toEqual([12, [11, 4, 7, 10, 3]])
})

test('the pages after the thousandth match repeat and miss none, and titles are first', async () => {
  const { db, add } = await createForum()
  const first = await add.discussion({ title: 'Checklists' })
  const { id, ...row } = await db.selectFrom('discussion').selectAll().where('id', '=', first).executeTakeFirstOrThrow()
  const newest = await add.discussion({ title: 'Clinics', body: 'Checklists, checklists and checklists' })
  await db.transaction().execute(async (tx) => {
    for (let number = 1; number < 1029; number += 1) {
      const values = {
        ...row,
        slug: `checklist-${number}`,
        title: number % 2 ? 'A checklist' : 'Checklists of clinics',
      }
      const added = await tx.insertInto('discussion').values(values).returning('id').executeTakeFirstOrThrow()
      await indexDiscussion(tx, added.id)
    }
  })
  const listed: number[] = []
  for (const page of [1, 2, 18, 19, 20, 21, 22, 23]) {
    const { count, results } = await searchDiscussions(db, { words: 'checklist', sort: 'recent', page, pageSize: 48 })
    expect([page, count, results.length]).toEqual([page, 1030, page < 22 ? 48 : page === 22 ? 22 : 0])
    listed.push(...results.map((result) => result.id))
  }
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.at(-1)).toBe(newest)
})

test('a new discussion and a new comment are found immediately', async () => {
  const { add, found } = await createForum()
  expect(await found('vasectomy')).toEqual([])
  const id = await add.discussion({ title: 'Vasectomy days' })
  expect(await found('vasectomy')).toEqual([id])
  await add.comment(id, 'Sterile drapes are short')
  expect(await found('drapes')).toEqual([id])
  await Promise.all([add.comment(id, 'first tourniquet'), found('drapes')])
  expect(await found('tourniquet')).toEqual([id])
})

test('words of early and late comments of a long discussion are found together', async () => {
  const { add, found } = await createForum()
  const id = await add.discussion({
    title: 'Speculum sizes',
    comments: ['Kumasi', ...Array.from({ length: 60 }, () => 'Thanks'), 'forceps'],
  })
  await add.discussion({ title: 'Kumasi' })
  expect(await found('kumasi forceps speculum')).toEqual([id])
  expect(await found('forceps nowhere')).toEqual([])
})

test('an edited discussion is found by its new text only', async () => {
  const { db, add, found } = await createForum()
  const id = await add.discussion({ title: 'Speculum sizes', comments: ['warm it'] })
  expect(await found('speculum')).toEqual([id])
  await db.updateTable('discussion').set({ title: 'Forceps sizes' }).where('id', '=', id).execute()
  await add.index(id)
  expect(await found('speculum')).toEqual([])
  expect(await found('forceps warm')).toEqual([id])
})

test('removed and hidden posts are not found until they are visible again', async () => {
  const { db, add, found } = await createForum()
  const id = await add.discussion({ title: 'Speculum sizes' })
  const comment = await add.comment(id, 'warm it')
  expect(await found('warm')).toEqual([id])
  const set = async (table: 'comment' | 'discussion', row: number, state: PostState) => {
    await db.updateTable(table).set({ state }).where('id', '=', row).execute()
    await add.index(id)
  }
  await set('comment', comment, 'removed')
  expect(await found('warm')).toEqual([])
  expect(await found('sizes')).toEqual([id])
  await set('discussion', id, 'hidden')
  expect(await found('sizes')).toEqual([])
  await set('discussion', id, 'visible')
  await set('comment', comment, 'visible')
  expect(await found('warm sizes')).toEqual([id])
})

test('posts that are not visible are not found, even with an outdated index', async () => {
  const { db, add } = await createForum()
  const id = await add.discussion({ title: 'Speculum sizes' })
  await db.updateTable('discussion').set({ state: 'removed' }).where('id', '=', id).execute()
  expect(await searchDiscussions(db, { words: 'sizes', sort: 'recent', page: 1, pageSize: 5 })).toMatchObject({
    count: 0,
    results: [],
  })
  expect(await listSimilarIds(db, 'Speculum sizes', { limit: 5 })).toEqual([])
})

test('similar discussions share rare words, best first', async () => {
  expect(await listSimilarIds(db, 'How do you remove deep implants?', { limit: 5 })).toEqual([ids.implants])
  expect(await listSimilarIds(db, 'The copper implant', { limit: 5 })).toEqual([ids.implants, ids.counselling])
  expect(await listSimilarIds(db, 'DMPA-SC: how hot is too hot?', { limit: 5 })).toEqual([ids.storage])
  expect(await listSimilarIds(db, 'DMPA-SC: how hot is too hot?', { limit: 5, except: ids.storage })).toEqual([])
})

test('related discussions share words, then the module, else the topic; popularity does not count', async () => {
  const { db, add } = await createForum()
  const asked = await add.discussion({ title: 'Implant removal without a model' })
  const same = await add.discussion({ title: 'Removal of implants: which forceps?' })
  const linked = await add.discussion({ title: 'Bruises after the insertion' })
  const other = await add.discussion({ title: 'Pills for unmarried girls', comments: ['a', 'b', 'c'], views: 100 })
  for (const discussion_id of [asked, linked])
    await db.insertInto('discussion_module').values({ discussion_id, module_id: 1 }).execute()
  const related = await listRelated(db, { id: asked, title: 'Implant removal without a model' })
  expect(related.map(({ id }) => id)).toEqual([same, linked])
  const ofTopic = await listRelated(db, { id: other, title: 'Pills for unmarried girls' })
  expect(ofTopic.map(({ id }) => id).sort()).toEqual([asked, same, linked].sort())
})

test('similar discussions are found while a word is being typed', async () => {
  expect(await listSimilarIds(db, 'Best counsel', { limit: 5 })).toEqual([ids.counselling])
  expect(await listSimilarIds(db, 'When cou', { limit: 5 })).toEqual([ids.counselling])
  expect(await listSimilarIds(db, 'W', { limit: 5 })).toEqual([])
})

test('common words alone make no discussions similar', async () => {
  expect(await listSimilarIds(db, 'How can I ask you about this?', { limit: 5 })).toEqual([])
  expect(await listSimilarIds(db, 'Certificates for trainers', { limit: 5 })).toEqual([])
  expect(await listSimilarIds(db, '', { limit: 5 })).toEqual([])
})

async function createForum() {
  const { db } = await openTestDatabase()
  const add = await Forum.open(db)
  const found = async (words: string) => {
    const page = await searchDiscussions(db, { words, sort: 'recent', page: 1, pageSize: 5 })
    return page.results.map(({ id }) => id)
  }
  return { db, add, found }
}
