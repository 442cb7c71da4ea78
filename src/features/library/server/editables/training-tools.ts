import { editable } from '#content/server/editable.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { writeItems } from '#platform/database/write-rows.ts'
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
    const items = tools.flatMap(({ key, title, details, file }) =>
      // A tool without a file is not published.
      file === null ? [] : [{ key, title: title.trim(), details: details.trim(), file_id: file }],
    )
    await writeItems(tx, 'training_tool', {}, items)
    await recordChange(tx, 'library')
    return ENTRY
  },
})
