import { rowIdOf, type ValueOf } from '#core/content-type.ts'
import { editable } from '#features/editing/server/editable.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { writeItems } from '#platform/database/write-items.ts'
import { faqSectionType } from '../../content-types.ts'

type Section = ValueOf<typeof faqSectionType.fields>

export const faqSections = editable({
  type: faqSectionType,
  async list(db) {
    const rows = await db.selectFrom('faq_section').select(['id', 'name']).orderBy('position').orderBy('id').execute()
    return rows.map(({ id, name }) => ({ entry: String(id), title: name, page: '/faq' }))
  },
  async read(db, entry) {
    const id = rowIdOf(entry) ?? 0
    const section = await db.selectFrom('faq_section').select('name').where('id', '=', id).executeTakeFirst()
    if (section === undefined) return undefined
    const rows = await listEntries(db, id)
    const entries = rows.map(({ id, question, answer }) => ({ key: String(id), question, answer }))
    return { name: section.name, entries }
  },
  async write(tx, entry, value) {
    const id = await writeSection(tx, entry, value)
    await writeEntries(tx, id, value.entries)
    await recordChange(tx, 'pages')
    return String(id)
  },
  async remove(tx, entry) {
    await tx.deleteFrom('faq_entry').where('section_id', '=', Number(entry)).execute()
    await tx.deleteFrom('faq_section').where('id', '=', Number(entry)).execute()
    await recordChange(tx, 'pages')
  },
  async order(tx, entries) {
    for (const [position, entry] of entries.entries())
      await tx.updateTable('faq_section').set({ position }).where('id', '=', Number(entry)).execute()
    await recordChange(tx, 'pages')
  },
})

async function writeSection(tx: Tx, entry: string | undefined, { name }: Section): Promise<number> {
  if (entry !== undefined) {
    const updated = await tx
      .updateTable('faq_section')
      .set({ name })
      .where('id', '=', Number(entry))
      .returning('id')
      .executeTakeFirst()
    if (updated) return updated.id
  }
  const { last } = await tx
    .selectFrom('faq_section')
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const row = { position: (last ?? -1) + 1, name, ...(entry !== undefined && { id: Number(entry) }) }
  const { id } = await tx.insertInto('faq_section').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function writeEntries(tx: Tx, sectionId: number, entries: Section['entries']): Promise<void> {
  const rows = await listEntries(tx, sectionId)
  const items = entries.map(({ key, question, answer }, position) => ({
    key,
    row: { section_id: sectionId, position, question, answer },
  }))
  await writeItems(items, {
    ids: rows.map(({ id }) => id),
    update: (id, row) => tx.updateTable('faq_entry').set(row).where('id', '=', id).execute(),
    insert: (row, id) =>
      tx
        .insertInto('faq_entry')
        .values(id === undefined ? row : { ...row, id })
        .execute(),
    remove: (ids) => tx.deleteFrom('faq_entry').where('id', 'in', ids).execute(),
  })
}

function listEntries(db: Db, sectionId: number) {
  return db
    .selectFrom('faq_entry')
    .select(['id', 'question', 'answer'])
    .where('section_id', '=', sectionId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
