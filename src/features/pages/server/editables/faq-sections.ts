import { editable } from '#content/server/editable.ts'
import { rowIdOf } from '#core/content-type.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { nextPosition, writeItems, writeOrder, writeRow } from '#platform/database/write-rows.ts'
import { faqSectionType } from '../../content-types.ts'
import { listFaqEntries, listFaqSections } from '../queries/faq.ts'

export const faqSections = editable({
  type: faqSectionType,
  async list(db) {
    const rows = await listFaqSections(db)
    return rows.map(({ id, name }) => ({ entry: String(id), title: name, page: '/faq' }))
  },
  async read(db, entry) {
    const id = rowIdOf(entry) ?? 0
    const section = await db.selectFrom('faq_section').select('name').where('id', '=', id).executeTakeFirst()
    if (section === undefined) return undefined
    const rows = await listFaqEntries(db, id)
    const entries = rows.map(({ id, question, answer }) => ({ key: String(id), question, answer }))
    return { name: section.name, entries }
  },
  async write(tx, entry, { name, entries }) {
    const position = await nextPosition(tx, 'faq_section')
    const id = await writeRow(
      tx,
      'faq_section',
      entry === undefined ? undefined : Number(entry),
      { name },
      { position },
    )
    await writeItems(tx, 'faq_entry', { section_id: id }, entries)
    await recordChange(tx, 'pages')
    return String(id)
  },
  async remove(tx, entry) {
    await tx.deleteFrom('faq_entry').where('section_id', '=', Number(entry)).execute()
    await tx.deleteFrom('faq_section').where('id', '=', Number(entry)).execute()
    await recordChange(tx, 'pages')
  },
  async order(tx, entries) {
    await writeOrder(tx, 'faq_section', entries)
    await recordChange(tx, 'pages')
  },
})
