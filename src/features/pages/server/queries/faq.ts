import { listEntries, listLive } from '#content/server/live.ts'
import type { Db } from '#platform/database/schema.ts'
import { faqSectionType } from '../../content-types.ts'
import type { FaqEntry, FaqPage, FaqSection } from '../../contract.ts'
import { hasWords } from '../../present/faq-words.ts'

/** With more questions the page loads those of a section when a reader opens it, and the first that a search finds. */
const MOST_QUESTIONS = 100
/** The name of the ids of questions in the store. */
export const QUESTION = 'faq-entry'

export async function listFaqSections(db: Db): Promise<FaqSection[]> {
  return (await listEntries(db, faqSectionType)).map(({ id, title }) => ({ id, name: title }))
}

/** All questions, or those of one section: the first ones of all sections, then the second ones, and so on. */
export async function listFaqEntries(db: Db, section?: number): Promise<FaqEntry[]> {
  const sections = await listLive(db, faqSectionType, { id: section })
  const placed = sections.flatMap(({ id, value: { entries } }) =>
    entries.map(({ key, ...texts }, place) => ({ place, entry: { id: Number(key), section: id, ...texts } })),
  )
  return placed.sort((a, b) => a.place - b.place || a.entry.id - b.entry.id).map(({ entry }) => entry)
}

type Asked = { [Name in 'section' | 'question']?: number | undefined } & { search?: string | undefined }

/** All questions, or with many those of a section, those of the section of a question, or those that a search finds. */
export async function getFaq(db: Db, { section, question, search = '' }: Asked): Promise<FaqPage> {
  const sections = await listEntries(db, faqSectionType)
  const all = sections.length > MOST_QUESTIONS && search === '' ? [] : await listLive(db, faqSectionType)
  const count = all.reduce((sum, { value }) => sum + value.entries.length, 0)
  const is_whole = sections.length <= MOST_QUESTIONS && count <= MOST_QUESTIONS
  const opened = is_whole || search !== '' ? all : await listLive(db, faqSectionType, { entries: await asked() })
  let found = 0
  const entriesOf = new Map(
    opened.map(({ entry, value }) => {
      const entries = value.entries.filter((each) => is_whole || hasWords(each, search))
      const shown = search === '' ? entries : entries.slice(0, Math.max(0, MOST_QUESTIONS - found))
      found += entries.length
      return [entry, shown.map(({ key, ...texts }) => ({ id: Number(key), ...texts }))]
    }),
  )
  return {
    is_whole,
    found,
    sections: sections.map(({ entry, id, title }) => {
      const entries = entriesOf.get(entry)
      return { id, name: title, is_open: entries !== undefined, entries: entries ?? [] }
    }),
  }

  async function asked(): Promise<string[]> {
    const items = db
      .selectFrom('item')
      .select('entry')
      .where('name', '=', QUESTION)
      .where('id', '=', question ?? 0)
    return [String(section ?? ''), ...(await items.execute()).map(({ entry }) => entry)]
  }
}
