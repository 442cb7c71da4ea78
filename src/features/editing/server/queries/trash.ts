import type { AnyEditable } from '#content/server/editable.ts'
import { titleOf } from '#core/content-changes.ts'
import type { Db } from '#platform/database/schema.ts'
import type { TrashItem } from '../../contract.ts'
import { TRASH_MS } from '../actions/trash.ts'
import { entryKey, lastAudits, nameOfKind } from './audit.ts'
import { editorsById, getEditor } from './entry-state.ts'
import { parseBody } from './loaded-entry.ts'

/** Discarded drafts and deleted entries, newest first. */
export async function listTrash(db: Db, editables: readonly AnyEditable[]): Promise<TrashItem[]> {
  const entries = await db.selectFrom('trashed_entry').selectAll().execute()
  const drafts = await db.selectFrom('draft').selectAll().where('discarded_at', 'is not', null).execute()
  const deleted = new Set(entries.map(entryKey))
  const alone = drafts.filter((draft) => !deleted.has(entryKey(draft)))
  // A draft itself only knows who saved it last.
  const discarded = await lastAudits(db, 'discarded', alone)
  const getAuthorId = (draft: (typeof drafts)[number]) => discarded.get(entryKey(draft))?.account_id ?? draft.author_id
  const ofDrafts = alone.flatMap((draft) => {
    const editable = editables.find(({ type }) => type.kind === draft.kind)
    if (editable === undefined || draft.discarded_at === null) return []
    const title = titleOf(editable.type, parseBody(editable, draft.body))
    return [{ ...draft, title, account_id: getAuthorId(draft), at: draft.discarded_at, what: 'draft' as const }]
  })
  const items = [...entries.map((row) => ({ ...row, what: 'entry' as const })), ...ofDrafts]
  const ids = items.map(({ account_id }) => account_id)
  const editors = await editorsById(db, ids)
  return items
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map(({ kind, entry, title, what, account_id, at }) => ({
      kind,
      kind_name: nameOfKind(editables, kind),
      entry,
      title,
      what,
      by: getEditor(account_id, editors),
      at,
      deleted_at: new Date(Date.parse(at) + TRASH_MS).toISOString(),
    }))
}
