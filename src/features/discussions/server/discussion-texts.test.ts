import { describe, expect, test } from 'vitest'
import { BODY, createVeteran, postDiscussion } from '#testing/discussion.ts'
import {
  createForum,
  DISCUSSIONS,
  discussionAt,
  readDiscussion,
  withoutSlash,
  words,
} from '#testing/discussions/forum.ts'
import { createMember, type TestMember } from '#testing/member.ts'

const site = await createForum()
const author = await createVeteran(site)
const NOTHING = 999_999

const post = (given: object, by: TestMember = author) =>
  by.call('POST', DISCUSSIONS, { body: { category: 1, title: 'A good question', body: BODY, ...given } })
const html = (text: string) => `<p>${text}</p>`

const FEW = 'Detail must have at least 10 words'
const MANY = 'Detail cannot exceed 200 words in length'
const NO_DETAIL = 'Detail is required'
const TITLE_SHORT = 'Title must have at least 5 characters'
const TITLE_LONG = "Title can't be longer than 250 characters"

describe('the text of a discussion', () => {
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
  ])('%s %j is rejected with its message', async (field, value, sentence) => {
    expect(await post({ [field]: value })).toMatchObject({ status: 400, body: { [field]: [sentence] } })
  })

  test.each([
    [{ title: null, body: html(words(9)) }, 'title=required, body=too_few_words'],
    [{ title: 'Four', body: html(words(201)) }, 'title=too_short, body=too_many_words'],
    [{ title: 'x'.repeat(251), body: html('x '.repeat(10_000)) }, 'title=too_long, body=too_long'],
    [{ title: 'Two\nlines', category: 'Anything' }, 'category=required, title=wrong_format'],
    [{ category: 99_999 }, 'category=required'],
    [{ body: `<script>${words(20)}</script>` }, 'body=required'],
  ])('a program reads the code of each wrong field of %j in a header', async (given, codes) => {
    const { headers } = await post(given)
    expect([headers['error-code'], headers['error-fields']]).toEqual(['invalid_input', codes])
  })

  test.each([
    ['title', 'Fives', 'Fives'],
    ['title', '😀😀😀😀😀', '😀😀😀😀😀'],
    ['title', 'x'.repeat(250), 'x'.repeat(250)],
    ['title', '😀'.repeat(250), '😀'.repeat(250)],
    ['title', '<i>Not</i> HTML', '<i>Not</i> HTML'],
    ['title', '\u202EA \0 good\u0007 title\uFEFF', 'A  good title'],
    ['body', html(words(10)), html(words(10))],
    ['body', html(words(200)), html(words(200))],
    ['body', `<p>${words(5)}</p><ul><li>${words(5)}</li></ul>`, `<p>${words(5)}</p><ul><li>${words(5)}</li></ul>`],
  ])('%s %j is accepted', async (field, value, stored) => {
    const { status, body } = await post({ body: html(words(10, `for-${Math.random()}`)), [field]: value })
    expect([status, Object(body)[field]]).toEqual([201, stored])
  })

  test('only the words that stay after sanitizing count, and markup or spaces of any kind separate them', async () => {
    const script = `<script>${words(200)}</script>`
    expect((await post({ body: html(words(10, 'remaining')) + script })).status).toBe(201)
    expect((await post({ body: `<dl>${'<dt>term</dt>'.repeat(10)}</dl>` })).status).toBe(201)
    expect(
      (await post({ body: `<p>${Array.from({ length: 11 }, (_, n) => `n${n}`).join('&#160;')}</p>` })).status,
    ).toBe(201)
  })

  test('the response lists the errors of all fields', async () => {
    const all = { title: ['Title is required'], body: [NO_DETAIL], category: ['Topic is required'] }
    expect(await author.call('POST', DISCUSSIONS, { body: {} })).toMatchObject({ status: 400, body: all })
    expect(await post({ title: 'Four', body: html('Few'), category: undefined })).toMatchObject({
      status: 400,
      body: { title: [TITLE_SHORT], body: [FEW], category: ['Topic is required'] },
    })
    const { id } = await postDiscussion(author)
    expect(await author.call('PUT', discussionAt(id), { body: {} })).toMatchObject({
      status: 400,
      body: { title: ['Title is required'], body: [NO_DETAIL], topic: ['Topic is required'] },
    })
  })

  test('a change follows the same rules; the topic error is at `topic`', async () => {
    const { id } = await postDiscussion(author)
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
  ])('%s leaves no code that runs', async (attack, left) => {
    const body = `<p>${words(10, `x${Math.random()}`)}</p>${attack}`
    const { id } = await postDiscussion(author, { body })
    const stored = (await readDiscussion(site, id)).body
    expect(stored).not.toMatch(/script|on\w+=|style|<(img|svg|iframe|h1)/i)
    expect(stored).toContain(left)
  })

  test('links and bold words stay', async () => {
    const body = `<p>${words(10, 'stay')} <b>bold</b> <a href="https://www.who.int/" onclick="x()">WHO</a></p>`
    const { id } = await postDiscussion(author, { body })
    expect((await readDiscussion(site, id)).body).toMatch(
      /<strong>bold<\/strong> <a href="https:\/\/www.who.int\/"[^>]*>WHO<\/a>/,
    )
  })

  test('an excerpt ends after a word and never within an emoji', async () => {
    const long = await postDiscussion(author, { body: html(words(100, 'word')) })
    expect((await readDiscussion(site, long.id)).excerpt).toMatch(/^word0 word1 .* word\d+…$/)
    for (const before of ['', 'x']) {
      const { id } = await postDiscussion(author, { body: html(`${before}${'a '.repeat(9)}${'😀'.repeat(150)}`) })
      expect((await readDiscussion(site, id)).excerpt).not.toContain('\ufffd')
    }
  })
})

describe('the URL of a discussion', () => {
  test.each([
    ['Où commencer à enseigner ?', 'ou-commencer-a-enseigner'],
    ['প্রশিক্ষণ কীভাবে শুরু করব?', 'প্রশিক্ষণ-কীভাবে-শুরু-করব'],
    ['𞤢'.repeat(60), '𞤢'.repeat(50)],
    ['20262026', 'discussion-20262026'],
  ])('%j is found by id and by slug', async (title, slug) => {
    const created = await postDiscussion(author, { title, body: html(words(10, slug)) })
    expect(created.slug).toBe(slug)
    for (const key of [created.id, encodeURIComponent(slug)])
      for (const url of [discussionAt(key), withoutSlash(discussionAt(key))])
        expect(await site.get(url)).toMatchObject({ status: 200, body: { id: created.id, slug, title } })
  })

  test('two discussions with the same title have different slugs', async () => {
    const [first, second] = [
      await postDiscussion(author, { title: 'Asked twice', body: html(words(10, 'one')) }),
      await postDiscussion(author, { title: 'Asked twice', body: html(words(10, 'two')) }),
    ]
    expect([first.slug, second.slug]).toEqual(['asked-twice', expect.stringMatching(/^asked-twice-\d+$/)])
    expect((await readDiscussion(site, second.slug)).id).toBe(second.id)
  })

  test('ten members can start discussions with the same title at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => createMember(site)))
    const created = await Promise.all(members.map((member) => postDiscussion(member, { title: 'All at once' })))
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(10)
  })

  test('a new title does not change the slug', async () => {
    const { id, slug } = await postDiscussion(author, { title: 'Before it changed' })
    const body = { title: 'After it changed', body: BODY, topic: 1 }
    expect(await author.call('PUT', discussionAt(id), { body })).toMatchObject({ status: 201, body: { slug } })
  })

  test.each(['no-such-discussion', String(NOTHING), '99999999999999', '0', '-1', '1.5', '%00', '%F0%9F%98%80'])(
    'there is no discussion at %s',
    async (key) => {
      expect(await site.get(discussionAt(key))).toMatchObject({
        status: 404,
        body: { detail: 'There is nothing at this address.' },
      })
    },
  )
})

test('a title loses characters that hide letters or turn its direction', async () => {
  const { body } = await post({ title: '\u202etpg\u2066 Which\u200b model? \u{1F469}\u200d\u{2695}\ufe0f' })
  expect(body).toMatchObject({ title: 'tpg Which model? \u{1F469}\u200d\u{2695}\ufe0f' })
})
