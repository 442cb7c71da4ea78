import { editable } from '#features/editing/server/editable.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { writeItems } from '#platform/database/write-items.ts'
import { trainingToolsType } from '../../content-types.ts'
import { pageText } from '../../messages.ts'

/** The one entry of this kind. */
const ENTRY = 'tools'

export const trainingTools = editable({
  type: trainingToolsType,
  list: async () => [{ entry: ENTRY, title: pageText.tools, page: '/training' }],
  async read(db, entry) {
    if (entry !== ENTRY) return undefined
    const rows = await db.selectFrom('training_tool').selectAll().orderBy('position').orderBy('id').execute()
    return {
      tools: rows.map(({ id, title, details, file_id }) => ({ key: String(id), title, details, file: file_id })),
    }
  },
  async write(tx, _entry, { tools }) {
    const rows = await tx.selectFrom('training_tool').select('id').execute()
    const items = tools.flatMap(({ key, title, details, file }, position) =>
      // A tool without a file is not published.
      file === null ? [] : [{ key, row: { position, title: title.trim(), details: details.trim(), file_id: file } }],
    )
    await writeItems(items, {
      ids: rows.map(({ id }) => id),
      update: (id, row) => tx.updateTable('training_tool').set(row).where('id', '=', id).execute(),
      insert: (row, id) =>
        tx
          .insertInto('training_tool')
          .values(id === undefined ? row : { ...row, id })
          .execute(),
      remove: (ids) => tx.deleteFrom('training_tool').where('id', 'in', ids).execute(),
    })
    await recordChange(tx, 'library')
    return ENTRY
  },
})
