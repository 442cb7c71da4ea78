import { describe, expect, test } from 'vitest'
import { aComment, aDiscussion, aVeteran, BODY } from '#site/testing/a-discussion.ts'
import { aMember, type TestMember } from '#site/testing/a-member.ts'
import { SITE_URL } from '#site/testing/an-app.ts'
import {
  aForum,
  aTopic,
  commentsAt,
  DISCUSSIONS,
  discussionAt,
  pointsOf,
  readDiscussion,
  words,
} from './testing/a-forum.ts'

const site = await aForum()
const { db } = site.ground.database
const author = await aVeteran(site)
const NOTHING = 999_999

const post = (given: object, by: TestMember = author) =>
  by.call('POST', DISCUSSIONS, { body: { category: 1, title: 'A good question', body: BODY, ...given } })
const html = (text: string) => `<p>${text}</p>`
const slashless = (url: string) => url.replace(/\/(?=\?|$)/, '')

async function listed(query: string): Promise<number[]> {
  const { status, body } = await site.get(`${DISCUSSIONS}?${query}`)
  expect(status).toBe(200)
  return Object(body).results.map((each: { id: number }) => each.id)
}

describe('the topics', () => {
  test.each(['/api/community/discussion-topics/', '/api/community/discussion-topics'])('%s names four', async (url) => {
    const { status, body } = await (await aForum()).get(url)
    const names = ['Modules and resources', 'Using the platform', 'Facilitator tips and techniques', 'TRP in Action']
    const results = names.map((name, at) => ({ id: at + 1, name }))
    expect([status, body]).toEqual([200, { count: 4, next: null, previous: null, results }])
  })
})

describe('a member starts a discussion', () => {
  test('and gets it back as everybody reads it', async () => {
    const member = await aMember(site)
    const { status, body } = await post({ title: '  How do you teach implant removal? ' }, member)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      slug: 'how-do-you-teach-implant-removal',
      title: 'How do you teach implant removal?',
      category: { id: 1, name: 'Modules and resources' },
      author: { id: member.id, first_name: 'Amina', last_name: 'Nakato', profile_picture: null, is_removed: false },
      created_at: expect.stringMatching(/^20\d\d-.*Z$/),
      updated_at: Object(body).created_at,
      view_count: 0,
      comment_count: 0,
      excerpt: 'We train fourteen nurses next week and our two arm models are broken.',
      body: BODY,
      modules: [],
      relatedDiscussions: [],
      comments: [],
      comments_page: 1,
      comments_pages: 1,
    })
    expect(await readDiscussion(site, Object(body).slug)).toEqual({
      ...Object(body),
      relatedDiscussions: expect.any(Array),
    })
    expect(JSON.stringify([body, (await site.get(DISCUSSIONS)).body])).not.toContain('@example.org')
  })

  test.each(['category', 'topic'])('in a topic that is called `%s`', async (field) => {
    const topic = await aTopic(site)
    const started = await post({ category: undefined, title: `By ${field} name`, [field]: topic })
    expect(started).toMatchObject({ status: 201, body: { category: { id: topic } } })
    const { id } = Object(started.body)
    expect(await listed(`category=${topic}`)).toEqual([id])
    expect(await listed(`topic=${topic}`)).toEqual([id])
    const other = await aTopic(site)
    const changed = await author.call('PUT', discussionAt(id), {
      body: { title: 'By name', body: BODY, [field]: other },
    })
    expect(changed).toMatchObject({ status: 201, body: { category: { id: other } } })
    expect([await listed(`topic=${topic}`), await listed(`topic=${other}`)]).toEqual([[], [id]])
  })

  test('with or without the last slash of the address', async () => {
    const { status, body } = await author.call('POST', slashless(DISCUSSIONS), {
      body: { category: '2', title: 'Without a slash', body: html(words(10, 'slash')) },
    })
    expect([status, Object(body).category.id]).toEqual([201, 2])
  })

  test('but not as a guest', async () => {
    expect(await site.post(DISCUSSIONS, { category: 1, title: 'A guest', body: BODY })).toMatchObject({
      status: 401,
      body: { detail: 'Log in to do this.' },
    })
  })
})

const FEW = 'Detail must have at least 10 words'
const MANY = 'Detail cannot exceed 200 words in length'
const NO_DETAIL = 'Detail is required'
const TITLE_SHORT = 'Title must have at least 5 characters'
const TITLE_LONG = "Title can't be longer than 250 characters"

describe('what a member may write', () => {
  test.each([
    ['title', undefined, 'Title is required'],
    ['title', '', 'Title is required'],
    ['title', '     ', 'Title is required'],
    ['title', 7, 'Title is required'],
    ['title', 'Four', TITLE_SHORT],
    ['title', '  Four  ', TITLE_SHORT],
    ['title', '😀😀😀😀', TITLE_SHORT],
    ['title', 'x'.repeat(251), TITLE_LONG],
    ['title', '😀'.repeat(251), TITLE_LONG],
    ['title', 'Two\nlines', 'Title must be one line of text'],
    ['title', 'A \0 in it', 'Title must be one line of text'],
    ['body', undefined, NO_DETAIL],
    ['body', null, NO_DETAIL],
    ['body', '', NO_DETAIL],
    ['body', '<p> </p>', NO_DETAIL],
    ['body', '<p></p><p><br></p>', NO_DETAIL],
    ['body', '<p>&nbsp;</p>', NO_DETAIL],
    ['body', `<script>${words(20)}</script>`, NO_DETAIL],
    ['body', `<style>${words(20)}</style><!-- ${words(20)} -->`, NO_DETAIL],
    ['body', html(words(9)), FEW],
    ['body', `<p>${words(9)}</p><p> &nbsp; </p>`, FEW],
    ['body', `<p title="${words(20)}">${words(9)}</p>`, FEW],
    ['body', html('<b>o</b>ne '.repeat(9)), FEW],
    ['body', html(words(201)), MANY],
    ['body', html('x '.repeat(10_000)), MANY],
    ['category', undefined, 'Topic is required'],
    ['category', 'Anything', 'Topic is required'],
    ['category', 0, 'Topic is required'],
    ['category', 99_999, 'Topic is required'],
    ['category', null, 'Topic is required'],
  ])('%s %j is refused with its sentence', async (field, value, sentence) => {
    expect(await post({ [field]: value })).toMatchObject({ status: 400, body: { [field]: [sentence] } })
  })

  test.each([
    ['title', 'Fives', 'Fives'],
    ['title', '😀😀😀😀😀', '😀😀😀😀😀'],
    ['title', 'x'.repeat(250), 'x'.repeat(250)],
    ['title', '😀'.repeat(250), '😀'.repeat(250)],
    ['title', '<i>Not</i> HTML', '<i>Not</i> HTML'],
    ['body', html(words(10)), html(words(10))],
    ['body', html(words(200)), html(words(200))],
    ['body', `<p>${words(5)}</p><ul><li>${words(5)}</li></ul>`, `<p>${words(5)}</p><ul><li>${words(5)}</li></ul>`],
  ])('%s %j is taken', async (field, value, kept) => {
    const { status, body } = await post({ body: html(words(10, `for-${Math.random()}`)), [field]: value })
    expect([status, Object(body)[field]]).toEqual([201, kept])
  })

  test('everything that is wrong is said at once', async () => {
    const all = { title: ['Title is required'], body: [NO_DETAIL], category: ['Topic is required'] }
    expect(await author.call('POST', DISCUSSIONS, { body: {} })).toMatchObject({ status: 400, body: all })
    expect(await post({ title: 'Four', body: html('Few'), category: undefined })).toMatchObject({
      status: 400,
      body: { title: [TITLE_SHORT], body: [FEW], category: ['Topic is required'] },
    })
    const { id } = await aDiscussion(author)
    expect(await author.call('PUT', discussionAt(id), { body: {} })).toMatchObject({
      status: 400,
      body: { title: ['Title is required'], body: [NO_DETAIL], topic: ['Topic is required'] },
    })
  })

  test('a change follows the same rules, with the topic as `topic`', async () => {
    const { id } = await aDiscussion(author)
    const change = (body: object) => author.call('PUT', discussionAt(id), { body })
    expect(await change({ title: 'Four', body: html(words(9)), topic: 1 })).toMatchObject({
      status: 400,
      body: { title: [TITLE_SHORT], body: [FEW] },
    })
    expect(await change({ title: 'Fives', body: html(words(201)), topic: 1 })).toMatchObject({
      status: 400,
      body: { body: [MANY] },
    })
    for (const topic of [undefined, 99_999])
      expect(await change({ title: 'Fives', body: BODY, topic })).toMatchObject({
        status: 400,
        body: { topic: ['Topic is required'] },
      })
  })

  test.each([
    ['<img src=x onerror=alert(1)>', ''],
    ['<script>alert(1)</script>', ''],
    ['<svg onload=alert(1)>', ''],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['<a href="JaVa&#x09;script:alert(1)">here</a>', 'here'],
    ['<p onclick="alert(1)" style="position:fixed">here</p>', 'here'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<h1>here</h1>', 'here'],
  ])('of %s nothing stays that runs', async (attack, left) => {
    const body = `<p>${words(10, `x${Math.random()}`)}</p>${attack}`
    const { id } = await aDiscussion(author, { body })
    const kept = (await readDiscussion(site, id)).body
    expect(kept).not.toMatch(/script|on\w+=|style|<(img|svg|iframe|h1)/i)
    expect(kept).toContain(left)
  })

  test('a link and bold words stay', async () => {
    const body = `<p>${words(10, 'stay')} <b>bold</b> <a href="https://www.who.int/" onclick="x()">WHO</a></p>`
    const { id } = await aDiscussion(author, { body })
    expect((await readDiscussion(site, id)).body).toMatch(
      /<strong>bold<\/strong> <a href="https:\/\/www.who.int\/"[^>]*>WHO<\/a>/,
    )
  })

  test('a beginning in the list ends behind a word, and never in the middle of an emoji', async () => {
    const long = await aDiscussion(author, { body: html(words(100, 'word')) })
    expect((await readDiscussion(site, long.id)).excerpt).toMatch(/^word0 word1 .* word\d+…$/)
    for (const before of ['', 'x']) {
      const { id } = await aDiscussion(author, { body: html(`${before}${'a '.repeat(9)}${'😀'.repeat(150)}`) })
      expect((await readDiscussion(site, id)).excerpt).not.toContain('\ufffd')
    }
  })
})

describe('the address of a discussion', () => {
  test.each([
    ['Où commencer à enseigner ?', 'ou-commencer-a-enseigner'],
    ['প্রশিক্ষণ কীভাবে শুরু করব?', 'প্রশিক্ষণ-কীভাবে-শুরু-করব'],
    ['𞤢'.repeat(60), '𞤢'.repeat(50)],
    ['20262026', 'discussion-20262026'],
  ])('%j is found by its number and by its slug', async (title, slug) => {
    const made = await aDiscussion(author, { title, body: html(words(10, slug)) })
    expect(made.slug).toBe(slug)
    for (const key of [made.id, encodeURIComponent(slug)])
      for (const url of [discussionAt(key), slashless(discussionAt(key))])
        expect(await site.get(url)).toMatchObject({ status: 200, body: { id: made.id, slug, title } })
  })

  test('the same title twice has two addresses', async () => {
    const [first, second] = [
      await aDiscussion(author, { title: 'Asked twice', body: html(words(10, 'one')) }),
      await aDiscussion(author, { title: 'Asked twice', body: html(words(10, 'two')) }),
    ]
    expect([first.slug, second.slug]).toEqual(['asked-twice', expect.stringMatching(/^asked-twice-\d+$/)])
    expect((await readDiscussion(site, second.slug)).id).toBe(second.id)
  })

  test('ten people who ask under the same title at the same moment all get through', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => aMember(site)))
    const made = await Promise.all(members.map((member) => aDiscussion(member, { title: 'All at once' })))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(10)
  })

  test('a new title leaves the address as it was', async () => {
    const { id, slug } = await aDiscussion(author, { title: 'Before it changed' })
    const body = { title: 'After it changed', body: BODY, topic: 1 }
    expect(await author.call('PUT', discussionAt(id), { body })).toMatchObject({ status: 201, body: { slug } })
  })

  test.each(['no-such-discussion', String(NOTHING), '99999999999999', '0', '-1', '1.5', '%00', '%F0%9F%98%80'])(
    'nothing is at %s',
    async (key) => {
      expect(await site.get(discussionAt(key))).toMatchObject({
        status: 404,
        body: { detail: 'There is nothing at this address.' },
      })
    },
  )
})

describe('the list', () => {
  test('of a topic without discussions is empty', async () => {
    const body = { count: 0, next: null, previous: null, results: [] }
    expect(await site.get(`${DISCUSSIONS}?topic=${await aTopic(site)}`)).toMatchObject({ status: 200, body })
    expect(await site.get(`${DISCUSSIONS}?category=${NOTHING}`)).toMatchObject({ status: 200, body })
  })

  test('shows five, with whole addresses of the pages around', async () => {
    const category = await aTopic(site)
    const made: number[] = []
    for (let at = 0; at < 12; at += 1)
      made.unshift((await aDiscussion(author, { category, body: html(words(10, `page${at}-`)) })).id)
    const query = (page: number) => `?sort=recent&topic=${category}&page=${page}`
    const address = (page: number) => `${SITE_URL}${DISCUSSIONS}${query(page)}`
    for (const [page, previous, next] of [
      [1, null, address(2)],
      [2, address(1), address(3)],
      [3, address(2), null],
    ] as const) {
      const { status, body } = await site.get(`${DISCUSSIONS}${query(page)}`)
      expect([status, body]).toMatchObject([200, { count: 12, next, previous }])
      expect(Object(body).results.map((each: { id: number }) => each.id)).toEqual(made.slice(page * 5 - 5, page * 5))
    }
    expect(await site.get(`${DISCUSSIONS}${query(9)}`)).toMatchObject({
      status: 200,
      body: { count: 12, next: null, results: [] },
    })
    expect(await listed(`topic=${category}&sort=recent&page_size=50`)).toEqual(made)
    const { body } = await site.get(`${slashless(DISCUSSIONS)}?topic=${category}`)
    expect(Object(body).next).toBe(`${SITE_URL}${slashless(DISCUSSIONS)}?topic=${category}&page=2`)
    expect(Object.keys(Object(body).results[0]).sort()).toEqual([
      'author',
      'category',
      'comment_count',
      'created_at',
      'excerpt',
      'found',
      'id',
      'slug',
      'title',
      'updated_at',
      'view_count',
    ])
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page_size=0', 'page_size=51', 'sort=oldest', 'topic=x'])(
    '%s is no way to ask for it',
    async (query) => {
      const { status, body } = await site.get(`${DISCUSSIONS}?${query}`)
      expect([status, Object.keys(Object(body))]).toEqual([400, [query.split('=')[0]]])
    },
  )

  test('begins with the most comments, then the most views, then the newest; or with the newest', async () => {
    const category = await aTopic(site)
    const [a, b, c, d] = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => aDiscussion(author, { category, body: html(words(10, name)) })),
    )
    if (!(a && b && c && d)) throw new Error('four were made')
    for (const [at, { id }] of [a, b, c, d].entries())
      await db
        .updateTable('discussion')
        .set({ created_at: `2026-01-0${at + 1}` })
        .where('id', '=', id)
        .execute()
    await db.updateTable('discussion').set({ view_count: 7 }).where('id', '=', b.id).execute()
    await aComment(author, a.id)
    expect(await listed(`topic=${category}`)).toEqual([a.id, b.id, d.id, c.id])
    expect(await listed(`topic=${category}&sort=top-discussions`)).toEqual([a.id, b.id, d.id, c.id])
    expect(await listed(`topic=${category}&sort=recent`)).toEqual([d.id, c.id, b.id, a.id])
  })
})

describe('a discussion is its author’s own', () => {
  const change = { title: 'Changed by me', body: html(words(10, 'changed')), topic: 2 }

  test('who changes it, and it says when', async () => {
    const { id } = await aDiscussion(author)
    const before = await readDiscussion(site, id)
    const { status, body } = await author.call('PUT', slashless(discussionAt(id)), { body: change })
    expect([status, body]).toMatchObject([
      201,
      { id, title: change.title, body: change.body, category: { id: 2 }, created_at: before.created_at },
    ])
    const after = await readDiscussion(site, id)
    expect(after.updated_at > before.updated_at).toBe(true)
    expect(after.created_at).toBe(before.created_at)
  })

  test('nobody else changes or deletes it', async () => {
    const { id } = await aDiscussion(author)
    const other = await aMember(site)
    for (const method of ['PUT', 'DELETE'] as const) {
      const given = method === 'PUT' ? { body: change } : {}
      expect(await other.call(method, discussionAt(id), given)).toMatchObject({
        status: 403,
        body: { detail: 'This is not yours to change.' },
      })
      expect((await site.call(method, discussionAt(id), given)).status).toBe(401)
      expect((await author.call(method, discussionAt(NOTHING), given)).status).toBe(404)
      expect((await author.call(method, discussionAt('a-slug'), given)).status).toBe(404)
    }
    expect((await readDiscussion(site, id)).title).not.toBe(change.title)
  })

  test('deleted it is gone for readers and kept for moderators', async () => {
    const category = await aTopic(site)
    const member = await aMember(site)
    const { id, slug } = await aDiscussion(member, { category })
    await aComment(author, id)
    expect(await member.call('DELETE', slashless(discussionAt(id)))).toMatchObject({ status: 204, body: null })
    for (const url of [discussionAt(id), discussionAt(slug), commentsAt(id)])
      expect((await site.get(url)).status).toBe(404)
    expect(await listed(`topic=${category}`)).toEqual([])
    expect(await pointsOf(site, member.id)).toBe(0)
    expect((await member.call('DELETE', discussionAt(id))).status).toBe(404)
    expect((await member.call('PUT', discussionAt(id), { body: change })).status).toBe(404)
    expect((await author.call('POST', commentsAt(id), { body: { comment: 'Too late' } })).status).toBe(404)
    expect(await pointsOf(site, member.id)).toBe(0)
    const row = await db.selectFrom('discussion').select(['state', 'body']).where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ state: 'deleted', body: BODY })
  })

  test('deleted five times at once its points go once', async () => {
    const member = await aMember(site)
    const { id } = await aDiscussion(member)
    const gone = await Promise.all(Array.from({ length: 5 }, () => member.call('DELETE', discussionAt(id))))
    expect(gone.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
    expect(await pointsOf(site, member.id)).toBe(0)
  })
})

test('who has left is shown as a removed member, and what they wrote stays', async () => {
  const member = await aMember(site)
  const { id } = await aDiscussion(member)
  await aComment(member, id)
  await readDiscussion(site, id)
  const left = await member.call('DELETE', '/api/auth/user/', { body: { password: member.password } })
  expect(left.status).toBe(204)
  const shown = { id: member.id, first_name: 'Removed', last_name: 'member', profile_picture: null, is_removed: true }
  const read = await readDiscussion(site, id)
  expect([read.author, read.comments[0]?.author]).toEqual([shown, shown])
})

test('who is suspended neither asks nor changes, but may take away', async () => {
  const member = await aMember(site)
  const { id } = await aDiscussion(member)
  const suspension = { account_id: member.id, until: '2999-01-01T00:00:00.000Z', reason: 'Spam', created_at: '2026' }
  await db.insertInto('suspension').values(suspension).execute()
  const refused = {
    status: 403,
    body: { detail: 'You can’t post for the time being. The mail that we sent you says why.' },
  }
  expect(await post({ title: 'While suspended' }, member)).toMatchObject(refused)
  const change = { title: 'While suspended', body: BODY, topic: 1 }
  expect(await member.call('PUT', discussionAt(id), { body: change })).toMatchObject(refused)
  await db.updateTable('suspension').set({ until: null }).where('account_id', '=', member.id).execute()
  expect(await post({ title: 'While suspended' }, member)).toMatchObject(refused)
  expect((await member.call('DELETE', discussionAt(id))).status).toBe(204)
  await db
    .updateTable('suspension')
    .set({ until: '2026-01-01T00:00:00.000Z' })
    .where('account_id', '=', member.id)
    .execute()
  expect((await post({ title: 'When it was over' }, member)).status).toBe(201)
})
