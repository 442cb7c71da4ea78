import { expect, test } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '#app/features.ts'
import { faqSections } from '#features/pages/server/public.ts'
import { createStaff } from '#testing/member.ts'
import { createSite, type TestResponse } from '#testing/site.ts'
import { writeEntry } from '#testing/write-entry.ts'
import { publishPlanned } from './actions/schedule.ts'
import { listEditables } from './jobs.ts'

const site = await createSite()
const editor = await createStaff(site, 'editor')
const colleague = await createStaff(site, 'editor')
const { log } = site.app

const SECTIONS = '/api/editing/entries/faq-section/'
const at = (entry: string, call = '') => `${SECTIONS}${entry}/${call}`

const State = z.object({
  entry: z.string(),
  value: z.object({
    name: z.string(),
    entries: z.array(z.object({ key: z.string(), question: z.string(), answer: z.string() })),
  }),
  version: z.object({ number: z.int() }).nullable(),
  draft: z.object({ revision: z.int() }).nullable(),
})
const Listed = z.object({ results: z.array(z.record(z.string(), z.unknown())) })
const stateOf = ({ body }: TestResponse) => State.parse(body)
const listOf = ({ body }: TestResponse) => Listed.parse(body).results

let keys = 0
const question = (text: string) => ({ key: `new-${keys++}`, question: text, answer: `<p>${text} Yes.</p>` })
const section = (name: string, ...questions: string[]) => ({ name, entries: questions.map(question) })

/** What readers see of the FAQ. */
async function readers(): Promise<string> {
  const [sections, entries] = [await site.get('/api/faq/section/'), await site.get('/api/faq/entry/')]
  return JSON.stringify([sections.body, entries.body])
}

/** Saves a change of what the state has. */
function save(state: z.infer<typeof State>, value: unknown, by = editor) {
  const body = { revision: state.draft?.revision ?? 0, version: state.version?.number ?? 0, value }
  return by.call('PUT', at(state.entry, 'draft/'), { body })
}

const get = async (entry: string) => stateOf(await editor.call('GET', at(entry)))

async function publish(entry: string, note = '', by = editor): Promise<TestResponse> {
  const { draft } = await get(entry)
  return by.call('POST', at(entry, 'publish/'), { body: { revision: draft?.revision ?? 0, note } })
}

/** A published section. */
async function publishSection(name: string, ...questions: string[]) {
  const created = await editor.call('POST', SECTIONS, { body: { value: section(name, ...questions) } })
  return stateOf(await publish(stateOf(created).entry, 'First'))
}

test('readers see a new section only after it is published', async () => {
  const created = await editor.call('POST', SECTIONS, { body: { value: section('Rings', 'What is a ring?') } })
  expect(created).toMatchObject({ status: 201, body: { title: 'Rings', page: null, draft: { revision: 1 } } })
  const { entry } = stateOf(created)
  expect(entry).toMatch(/^new-/)
  expect(await readers()).not.toContain('ring')
  expect(await publish(entry, 'A first answer')).toMatchObject({
    status: 200,
    body: { entry: expect.stringMatching(/^\d+$/), draft: null, version: { number: 1, note: 'A first answer' } },
  })
  expect(await readers()).toContain('What is a ring?')
})

test('a saved draft changes nothing for readers, and a publication keeps the ids of unchanged questions', async () => {
  const state = await publishSection('Pills', 'One?', 'Two?')
  const [one, two] = state.value.entries
  const value = { name: 'Pills and patches', entries: [question('Zero?'), two, { ...one, question: 'One, changed?' }] }
  expect(await save(state, value)).toMatchObject({ status: 200, body: { revision: 2 } })
  expect(await readers()).not.toContain('patches')
  const published = stateOf(await publish(state.entry, 'Patches'))
  expect(published.value.entries.map(({ key }) => key)).toEqual([expect.stringMatching(/^\d+$/), two?.key, one?.key])
  expect(await readers()).toContain('One, changed?')
})

test('an editor saves an empty draft, and only publishing asks for what is missing', async () => {
  const state = await publishSection('Condoms', 'Which size?')
  expect(await save(state, { name: '', entries: [{ ...question(''), answer: '' }] })).toMatchObject({ status: 200 })
  const problems = listOf(await editor.call('GET', at(state.entry, 'problems/')))
  expect(problems.map(({ message }) => message)).toEqual(['Name is empty.', 'Question is empty.', 'Answer is empty.'])
  const refused = await publish(state.entry)
  expect(refused).toMatchObject({ status: 400, headers: { 'error-code': 'invalid_input' } })
  expect(JSON.stringify(refused.body)).toContain('Name is empty.')
  expect(await readers()).toContain('Which size?')
})

test('the second of two editors is stopped with nothing overwritten, and sees who saved', async () => {
  const state = await publishSection('Injectables', 'How often?')
  expect(await save(state, section('Mine'))).toMatchObject({ status: 200 })
  expect(await save(state, section('Theirs'), colleague)).toMatchObject({
    status: 409,
    headers: { 'error-code': 'draft_changed' },
  })
  const seen = await colleague.call('GET', at(state.entry))
  expect(seen.body).toMatchObject({
    value: { name: 'Mine' },
    draft: { author: { id: editor.id, name: 'Amina Nakato' } },
  })
  const stale = await colleague.call('POST', at(state.entry, 'publish/'), { body: { revision: 9, note: '' } })
  expect(stale.status).toBe(409)
})

test('an editor whose window is older than a publication does not overwrite it', async () => {
  const old = await publishSection('Implants', 'How long?')
  await save(old, section('Implants, new'), colleague)
  await publish(old.entry, '', colleague)
  expect(await save(old, section('Implants, old window'))).toMatchObject({ status: 409 })
})

test('an editor compares versions and restores one, which makes a draft', async () => {
  const state = await publishSection('LAM', 'Three conditions?')
  await save(state, { ...state.value, name: 'LAM, second' })
  await publish(state.entry, 'A new name')
  const versions = listOf(await editor.call('GET', at(state.entry, 'versions/')))
  expect(versions).toMatchObject([
    { number: 2, note: 'A new name', author: { name: 'Amina Nakato' } },
    { number: 1, note: 'First' },
  ])
  expect(await editor.call('GET', at(state.entry, 'versions/1/'))).toMatchObject({ body: { value: { name: 'LAM' } } })
  const restored = await editor.call('POST', at(state.entry, 'versions/1/restore/'), { body: { revision: 0 } })
  expect(restored).toMatchObject({ status: 200, body: { value: { name: 'LAM' }, draft: { revision: 3 } } })
  expect(await readers()).toContain('LAM, second')
  await publish(state.entry)
  expect(await readers()).not.toContain('LAM, second')
})

test('text from before the first change stays as version 1', async () => {
  const { db } = site.context.database
  const entry = await db
    .transaction()
    .execute((tx) => writeEntry(tx, faqSections, { name: 'From the start', entries: [] }))
  await save(await get(entry), section('Changed since', 'Why?'))
  expect(await publish(entry)).toMatchObject({ body: { version: { number: 2 } } })
  expect(await editor.call('GET', at(entry, 'versions/1/'))).toMatchObject({
    body: { value: { name: 'From the start' }, author: null },
  })
})

test('a planned draft is public at its time in every process, and one with errors stays a draft', async () => {
  const good = await publishSection('Planned', 'When?')
  const bad = await publishSection('Planned with errors', 'When?')
  await save(good, section('Planned, now public', 'When?'))
  await save(bad, section(''))
  const publish_at = new Date(Date.now() + 3_600_000).toISOString()
  const body = { revision: 2, note: 'As planned', publish_at }
  for (const { entry } of [good, bad])
    expect(await editor.call('POST', at(entry, 'schedule/'), { body })).toMatchObject({ body: { publish_at } })
  const past = { ...body, publish_at: '2020-01-01T00:00:00Z' }
  expect(await editor.call('POST', at(good.entry, 'schedule/'), { body: past })).toMatchObject({ status: 400 })

  const run = (now: Date) => publishPlanned(site.context, listEditables(FEATURES), now, log)
  await run(new Date())
  expect(await readers()).not.toContain('now public')
  // Two processes find the same draft; then the clock is set back.
  await Promise.all([run(new Date(publish_at)), run(new Date(publish_at))])
  await run(new Date())
  expect(await readers()).toContain('Planned, now public')
  expect((await get(good.entry)).version).toMatchObject({ number: 2 })
  expect(await readers()).toContain('Planned with errors')
  const late = listOf(await editor.call('GET', '/api/editing/dashboard/')).filter(({ group }) => group === 'late')
  expect(late).toMatchObject([{ detail: 'Name is empty.', code: 'required', path: ['name'] }])
})

test('an editor stops a plan', async () => {
  const state = await publishSection('Not planned', 'When?')
  await save(state, section('Never public', 'When?'))
  const publish_at = new Date(Date.now() + 3_600_000).toISOString()
  await editor.call('POST', at(state.entry, 'schedule/'), { body: { revision: 2, note: '', publish_at } })
  expect(await editor.call('DELETE', at(state.entry, 'schedule/'))).toMatchObject({ body: { publish_at: null } })
  await publishPlanned(site.context, listEditables(FEATURES), new Date(publish_at), log)
  expect(await readers()).not.toContain('Never public')
})

test('an editor discards a draft and takes it back', async () => {
  const state = await publishSection('Discarded', 'Gone?')
  await save(state, section('Unwanted'))
  expect(await editor.call('DELETE', at(state.entry, 'draft/'))).toMatchObject({ status: 200 })
  expect(await get(state.entry)).toMatchObject({ value: { name: 'Discarded' }, draft: null })
  expect(listOf(await editor.call('GET', '/api/editing/trash/'))).toMatchObject([{ title: 'Unwanted', what: 'draft' }])
  expect(await editor.call('POST', at(state.entry, 'undo-discard/'))).toMatchObject({ body: { revision: 2 } })
  expect(await get(state.entry)).toMatchObject({ value: { name: 'Unwanted' } })
})

test('an editor takes a section off the site and publishes it again with the same ids', async () => {
  const state = await publishSection('Off and on', 'Still there?')
  expect(await editor.call('POST', at(state.entry, 'unpublish/'))).toMatchObject({
    status: 200,
    body: { published: null, version: null, draft: { revision: 2 }, value: { name: 'Off and on' } },
  })
  expect(await readers()).not.toContain('Off and on')
  expect(await save(await get(state.entry), { ...state.value, name: 'Off and on again' })).toMatchObject({
    status: 200,
  })
  const again = stateOf(await publish(state.entry))
  expect(again).toMatchObject({ entry: state.entry, value: { entries: [{ key: state.value.entries[0]?.key }] } })
  expect(await readers()).toContain('Off and on')
})

test('a publication that is sent twice happens once', async () => {
  const state = await publishSection('Twice', 'Once?')
  await save(state, section('Twice, published', 'Once?'))
  const call = { body: { revision: 2, note: '' }, headers: { 'idempotency-key': 'one press' } }
  const [first, second] = await Promise.all([1, 2].map(() => editor.call('POST', at(state.entry, 'publish/'), call)))
  expect(second).toMatchObject({ status: 200, body: first?.body })
  expect((await get(state.entry)).version).toEqual(expect.objectContaining({ number: 2 }))
})

test('scripts in a draft are removed, unknown fields too, and a draft of 5 MB is refused', async () => {
  const state = await publishSection('Safe', 'Safe?')
  const attack = { ...question('Safe?'), answer: '<p onclick="x()">Yes<script>x()</script></p>', extra: 1 }
  await save(state, { name: 'Safe', entries: [attack], extra: 1 })
  const { value, draft } = await get(state.entry)
  expect(value).toEqual({ name: 'Safe', entries: [{ key: attack.key, question: 'Safe?', answer: '<p>Yes</p>' }] })
  const large = { name: 'x'.repeat(5_000_000), entries: [] }
  expect(await save({ ...state, draft }, large)).toMatchObject({ status: 413 })
  expect(await save({ ...state, draft }, { name: 1, entries: 'none' })).toMatchObject({ status: 400 })
})

test('a link to a page that does not exist stops the publication', async () => {
  const state = await publishSection('Links', 'Where?')
  const broken = { ...question('Where?'), answer: '<p><a href="/files/999999/nothing.pdf">There</a></p>' }
  await save(state, { name: 'Links', entries: [broken] })
  expect(JSON.stringify((await publish(state.entry)).body)).toContain('/files/999999/nothing.pdf')
})

test('a person without an account sees a draft by a preview link for seven days', async () => {
  const state = await publishSection('Shown to a colleague', 'Good?')
  await save(state, section('Only by the link', 'Good?'))
  const made = await editor.call('POST', at(state.entry, 'preview-link/'))
  const { url } = z.object({ url: z.string() }).parse(made.body)
  const token = url.split('/').at(-1)
  expect(await site.get(`/api/editing/previews/${token}/`)).toMatchObject({
    body: { value: { name: 'Only by the link' } },
  })
  expect(await site.get('/api/editing/previews/wrong/')).toMatchObject({ status: 404 })
  const expired = { expires_at: new Date(Date.now() - 1).toISOString() }
  await site.context.database.db.updateTable('preview_link').set(expired).execute()
  expect(await site.get(`/api/editing/previews/${token}/`)).toMatchObject({ status: 404 })
})

test('a new entry in which nobody has typed is in no list and not in the log', async () => {
  const { entry } = stateOf(await editor.call('POST', SECTIONS, { body: { value: {} } }))
  const traces = async () => {
    const paths = ['/api/editing/entries/?kind=faq-section', '/api/editing/dashboard/', '/api/editing/audit/']
    const answers = await Promise.all(paths.map((path) => editor.call('GET', path)))
    return answers.map(({ status, body }) => [status, JSON.stringify(body).includes(entry)])
  }
  expect(await traces()).toEqual([
    [200, false],
    [200, false],
    [200, false],
  ])
  expect(await save(await get(entry), section('Typed at last', 'What?'))).toMatchObject({ status: 200 })
  expect(await traces()).toEqual([
    [200, true],
    [200, true],
    [200, true],
  ])
  expect(await publish(entry)).toMatchObject({ status: 200 })
})

test('an editor orders sections and finds entries by a part of their title', async () => {
  const first = await publishSection('Order A', 'A?')
  const second = await publishSection('Order B', 'B?')
  const body = { entries: [second.entry, first.entry] }
  expect(await editor.call('PUT', '/api/editing/order/faq-section/', { body })).toMatchObject({ status: 200 })
  const found = listOf(await editor.call('GET', '/api/editing/entries/?search=order'))
  expect(found.map(({ title, state }) => [title, state])).toEqual([
    ['Order B', 'public'],
    ['Order A', 'public'],
  ])
  const one = listOf(await editor.call('GET', `/api/editing/entries/?kind=faq-section&entry=${first.entry}`))
  expect(one.map(({ title }) => title)).toEqual(['Order A'])
  await save(await get(first.entry), section('Order C'))
  const drafts = listOf(await editor.call('GET', '/api/editing/entries/?search=order&drafts=true'))
  expect(drafts.map(({ title, state }) => [title, state])).toEqual([['Order A', 'draft']])
})

test('a publication reaches other processes', async () => {
  const { config } = site.context
  const other = await createSite({}, config)
  await other.get('/api/faq/section/')
  await publishSection('In every process', 'Here?')
  await expect
    .poll(async () => JSON.stringify((await other.get('/api/faq/section/')).body), { timeout: 30_000 })
    .toContain('In every process')
})
