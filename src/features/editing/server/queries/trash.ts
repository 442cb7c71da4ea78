import type { AnyEditable } from '#content/server/editable.ts'
import { titleOf } from '#core/content-changes.ts'
import type { Db } from '#platform/database/schema.ts'
import type { TrashItem } from '../../contract.ts'
import { TRASH_MS } from '../actions/trash.ts'
import { entryKey, lastAudits } from './audit.ts'
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
  const editors = await editorsById(db, [...entries.map((row) => row.account_id), ...alone.map(getAuthorId)])
  const present = (
    { kind, entry }: { kind: string; entry: string },
    title: string,
    what: TrashItem['what'],
    id: number,
    at: string,
  ): TrashItem => ({
    kind,
    entry,
    title,
    what,
    kind_name: editables.find(({ type }) => type.kind === kind)?.type.name ?? kind,
    by: getEditor(id, editors),
    at,
    deleted_at: new Date(Date.parse(at) + TRASH_MS).toISOString(),
  })
  const ofDrafts = alone.flatMap((draft) => {
    const editable = editables.find(({ type }) => type.kind === draft.kind)
    if (editable === undefined || draft.discarded_at === null) return []
    const title = titleOf(editable.type, parseBody(editable, draft.body))
    return [present(draft, title, 'draft', getAuthorId(draft), draft.discarded_at)]
  })
  const ofEntries = entries.map((row) => present(row, row.title, 'entry', row.account_id, row.at))
  return [...ofEntries, ...ofDrafts].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
