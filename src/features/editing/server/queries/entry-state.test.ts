import { expect, test } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '#app/features.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { listEditables } from '../jobs.ts'
import { presentEntries } from './entry-state.ts'
import { findEntries, getEditable } from './loaded-entry.ts'

const site = await createSite()
const editor = await createStaff(site, 'editor')

test('several entries take the queries of one, and one for each that reads what is public', async () => {
  let queries = 0
  const db = site.context.database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const member = { id: 1 }
  const access = { db, context: site.context, now: new Date(), member }
  const news = getEditable(listEditables(FEATURES), 'news-item')
  const entries: string[] = []
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
    const value = { title, category: 'News', content: '<p>New.</p>', date: '2026-11-01' }
    const { body } = await editor.call('POST', '/api/editing/entries/news-item/', { body: { value } })
    const { entry } = z.object({ entry: z.string() }).parse(body)
    const path = `/api/editing/entries/news-item/${entry}/publish/`
    const published = await editor.call('POST', path, { body: { revision: 1, note: '' } })
    entries.push(z.object({ entry: z.string() }).parse(published.body).entry)
  }
  const countFor = async (count: number) => {
    queries = 0
    const states = await presentEntries(access, await findEntries(db, news, entries.slice(0, count)))
    expect(states.map(({ entry }) => entry)).toEqual(entries.slice(0, count))
    return queries
  }
  const one = await countFor(1)
  expect(await countFor(5)).toBe(one + 4)
  expect(one).toBeLessThan(10)
})
