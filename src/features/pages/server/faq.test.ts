import { expect, test } from 'vitest'
import { createSite } from '#testing/site.ts'
import { newItems, writeEntry } from '#testing/write-entry.ts'
import { FaqPage } from '../contract.ts'
import { faqSections } from './public.ts'

const site = await createSite()

async function read(query = '') {
  const { is_whole, found, sections } = FaqPage.parse((await site.get(`/api/faq/page/${query}`)).body)
  const open = sections.filter(({ is_open }) => is_open)
  const entries = open.flatMap((section) => section.entries)
  return { is_whole, found, names: sections.length, open: open.map(({ name }) => name), entries }
}

/** A section with fifty questions, of which one is about its name. */
async function addSection(name: string): Promise<number> {
  const others = Array.from({ length: 49 }, (_, at) => ({ question: `Question ${at}?`, answer: '<p>Yes.</p>' }))
  const entries = newItems([{ question: 'And this?', answer: `<p>Of <strong>${name}</strong>.</p>` }, ...others])
  const { db } = site.context.database
  return Number(await db.transaction().execute((tx) => writeEntry(tx, faqSections, { name, entries })))
}

test('with a hundred questions the page has all of them, also for the address of a section', async () => {
  await addSection('Pills')
  const rings = await addSection('Rings')
  for (const query of ['', `?section=${rings}`, '?search=rings'])
    expect(await read(query)).toMatchObject({ is_whole: true, open: ['Pills', 'Rings'], entries: { length: 100 } })
})

test('with more the page has those of the section that a reader opens, and what a search finds', async () => {
  const condoms = await addSection('Condoms')
  expect(await read()).toEqual({ is_whole: false, found: 0, names: 3, open: [], entries: [] })
  const opened = await read(`?section=${condoms}`)
  expect(opened).toMatchObject({ open: ['Condoms'], entries: { length: 50 } })
  expect(await read(`?question=${opened.entries[0]?.id}`)).toEqual(opened)
  expect(await read(`?search=RINGS+of`)).toMatchObject({
    names: 3,
    entries: [{ answer: '<p>Of <strong>Rings</strong>.</p>' }],
  })
  expect(await read('?search=question'), 'the first hundred').toMatchObject({ found: 147, entries: { length: 100 } })
})
