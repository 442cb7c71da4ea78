import { z } from 'zod'
import type { AnyEditable } from '#content/server/editable.ts'
import { compareValues, titleOf } from '#core/content-changes.ts'
import { type AnyValue, isNewEntry } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { type DashboardItem, Problem } from '../../contract.ts'
import { UNTOUCHED } from '../actions/drafts.ts'
import { entryKey, lastAudits } from '../queries/audit.ts'
import { editorsById, getEditor } from '../queries/entry-state.ts'
import { type DraftRow, parseBody } from '../queries/loaded-entry.ts'
import { listUnreadable } from '../queries/problems.ts'
import { type Content, dashboardItem, problemItem } from './item.ts'

/**
 * The drafts that wait for an editor: failed and planned publications of everybody, and all that the editor has worked on since
 * the last publication, also when a colleague saved it after that.
 */
export async function listDraftItems(content: Content, editorId: number): Promise<DashboardItem[]> {
  const { db, editables } = content
  const drafts = await db
    .selectFrom('draft')
    .selectAll()
    .where('discarded_at', 'is', null)
    .where('revision', '<>', UNTOUCHED)
    .orderBy('publish_at')
    .orderBy('saved_at', 'desc')
    .execute()
  const mine = await listOwn(db, editorId)
  const failed = drafts.filter(({ failure }) => failure !== null)
  const failures = await lastAudits(db, 'plan-failed', failed)
  const editorIds = drafts.flatMap(({ author_id, planned_by }) => [author_id, planned_by])
  const editors = await editorsById(db, editorIds)
  const colleague = (id: number | null) => (id === null || id === editorId ? null : getEditor(id, editors))
  const isShown = (draft: DraftRow) =>
    draft.failure !== null || draft.publish_at !== null || draft.author_id === editorId || mine.has(entryKey(draft))
  const items = drafts.map(async (draft): Promise<DashboardItem[]> => {
    const editable = editables.find(({ type }) => type.kind === draft.kind)
    const unreadable = editable === undefined ? [] : listUnreadable(editable, draft.body)
    if (editable === undefined || (unreadable.length === 0 && !isShown(draft))) return []
    const base = await itemOf(draft, editable, content)
    if (unreadable.length > 0) return [problemItem('not_readable', { ...base, at: draft.saved_at }, unreadable)]
    if (draft.failure !== null) {
      const problems = z.array(Problem).parse(JSON.parse(draft.failure))
      const at = failures.get(entryKey(draft))?.at ?? draft.saved_at
      return [problemItem('not_published', { ...base, at }, problems)]
    }
    if (draft.publish_at !== null) {
      const facts = { at: draft.publish_at, by: colleague(draft.planned_by) }
      return [dashboardItem({ ...base, group: 'planned', what: 'planned', ...facts })]
    }
    const facts = { at: draft.saved_at, by: colleague(draft.author_id) }
    return [dashboardItem({ ...base, group: 'drafts', what: 'draft', ...facts })]
  })
  return (await Promise.all(items)).flat()
}

async function itemOf(draft: DraftRow, editable: AnyEditable, { db, find }: Content) {
  const { kind, entry } = draft
  const value = parseBody(editable, draft.planned_body ?? draft.body)
  const live: AnyValue | undefined = await editable.read(db, entry)
  const changes = live ? compareValues(editable.type, live, value) : []
  return {
    kind,
    kind_name: editable.type.name,
    entry,
    title: titleOf(editable.type, value),
    page: (await find(draft))?.page ?? editable.newPage?.(entry, value) ?? null,
    path: [...(changes[0]?.path ?? [])],
    count: changes.length,
    is_new: isNewEntry(entry),
    is_off_site: live === undefined && !isNewEntry(entry),
  }
}

/** The entries that an editor has changed since their last publication. */
async function listOwn(db: Db, editorId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('audit_entry as own')
    .innerJoin('draft', (on) => on.onRef('draft.kind', '=', 'own.kind').onRef('draft.entry', '=', 'own.entry'))
    .select(['own.kind', 'own.entry'])
    .distinct()
    .where('own.account_id', '=', editorId)
    .where('own.action', 'in', ['created', 'saved', 'restored'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_entry as later')
            .select('later.id')
            .whereRef('later.kind', '=', 'own.kind')
            .whereRef('later.entry', '=', 'own.entry')
            .whereRef('later.id', '>', 'own.id')
            .where('later.action', '=', 'published'),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(entryKey))
}
