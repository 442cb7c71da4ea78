import type { Db } from '#platform/database/schema.ts'
import type { FaqEntry, FaqSection } from '../../contract.ts'

export async function listFaqSections(db: Db): Promise<FaqSection[]> {
  return db.selectFrom('faq_section').select(['id', 'name']).orderBy('position').orderBy('id').execute()
}

/** All questions, or those of one section, by position. */
export async function listFaqEntries(db: Db, section?: number): Promise<FaqEntry[]> {
  let query = db
    .selectFrom('faq_entry')
    .select(['id', 'section_id as section', 'question', 'answer'])
    .orderBy('position')
    .orderBy('id')
  if (section !== undefined) query = query.where('section_id', '=', section)
  return query.execute()
}
