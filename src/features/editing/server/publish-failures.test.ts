import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '#testing/api-process.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { editorOf } from '#testing/editing.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const KIND = 'faq-section'
const WAIT_MS = 60_000
const SECTIONS = 12
/** The most that a section has, so that the kill happens between two statements of a publication. */
const QUESTIONS = 50

const storage = await createDataPlace()
const site = await createSite({}, storage)
const staff = await createStaff(site, 'editor')
const editor = editorOf(staff)

const section = (name: string, text: string, count: number) => ({
  name,
  entries: Array.from({ length: count }, (_, index) => ({
    key: `new-${index}`,
    question: `${text} ${index}`,
    answer: `<p>${text} ${'x'.repeat(3000)}</p>`,
  })),
})

/** The questions of a section that readers see. */
async function questionsOf(entry: string): Promise<string> {
  const { body } = await site.get(`/api/faq/entry/?section=${entry}`)
  return JSON.stringify(body)
}

test('a kill in the middle of twelve publications leaves each of them whole or not begun, with its draft', {
  timeout: WAIT_MS,
}, async () => {
  const entries: string[] = []
  for (let index = 0; index < SECTIONS; index++) {
    const { entry } = await editor.add(KIND, section(`Section ${index}`, 'Before', 1))
    await editor.save(KIND, entry, section(`Section ${index}`, 'After', QUESTIONS))
    entries.push(entry)
  }
  const api = await startApi({
    DATA_DIR: storage.dataDir,
    DATABASE_URL: storage.databaseUrl ?? '',
    STARTER_CONTENT: 'off',
    LOG_LEVEL: 'error',
  })
  onTestFinished(api.kill)
  const answers = entries.map(async (entry) => {
    const response = await fetch(`${api.url}/api/editing/entries/${KIND}/${entry}/publish/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ revision: 2, note: '' }),
    })
    return response.status
  })
  expect(await Promise.race(answers)).toBe(200)
  await api.kill()
  await Promise.allSettled(answers)

  let published = 0
  for (const entry of entries) {
    const { draft, version } = await editor.get(KIND, entry)
    const questions = await questionsOf(entry)
    const isPublished = draft === null
    published += isPublished ? 1 : 0
    expect({
      number: version?.number,
      before: questions.includes('Before'),
      after: questions.includes('After'),
    }).toEqual(isPublished ? { number: 2, before: false, after: true } : { number: 1, before: true, after: false })
    if (!isPublished) expect(await editor.publish(KIND, entry)).toMatchObject({ status: 200 })
    await expect(questionsOf(entry)).resolves.toContain(`After ${QUESTIONS - 1}`)
  }
  expect(published).toBeGreaterThan(0)
  expect(published).toBeLessThan(SECTIONS)
})

test('on a full disk nothing is published, the draft is safe, and the editor publishes it when there is room', async () => {
  if (site.context.database.dialect !== 'sqlite') return
  const { entry } = await editor.add(KIND, section('Full', 'Before', 1))
  await editor.save(KIND, entry, section('Full', 'After', QUESTIONS))
  const limit = async (pages: number) => {
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(site.context.database.db)
  }
  onTestFinished(() => limit(1_000_000))
  await limit(1)
  expect(await editor.publish(KIND, entry)).toMatchObject({ status: 507 })
  expect(await questionsOf(entry)).toContain('Before')
  expect(await editor.get(KIND, entry)).toMatchObject({ version: { number: 1 }, draft: { revision: 2 } })
  await limit(1_000_000)
  expect(await editor.publish(KIND, entry)).toMatchObject({ status: 200 })
  expect(await questionsOf(entry)).toContain('After')
})
