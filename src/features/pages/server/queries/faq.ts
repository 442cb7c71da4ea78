import { listEntries, listLive } from '#content/server/live.ts'
import type { Db } from '#platform/database/schema.ts'
import { faqSectionType } from '../../content-types.ts'
import type { FaqEntry, FaqSection } from '../../contract.ts'

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
