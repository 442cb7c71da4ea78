import { sql } from 'kysely'
import type { z } from 'zod'
import { titleOf } from '#core/content-changes.ts'
import type { Db } from '#platform/database/schema.ts'
import type { AuditItem, EntryItem, TrashItem, Version } from '../../contract.ts'
import type { AnyEditable } from '../editable.ts'
import { editorOf, editorsById, presentVersion } from './entry-state.ts'
import { parseBody } from './loaded-entry.ts'

/** Most entries that a search finds. */
const MAX_FOUND = 100

/** Entries of one kind or of all kinds, new ones first, then as readers see them. @param search a part of the title */
export async function listEntries(
  db: Db,
  editables: readonly AnyEditable[],
  { kind, search = '' }: { kind?: string | undefined; search?: string | undefined },
): Promise<EntryItem[]> {
  const chosen = editables.filter(({ type }) => kind === undefined || type.kind === kind)
  const drafts = await db.selectFrom('draft').selectAll().where('discarded_at', 'is', null).execute()
  const lists = await Promise.all(
    chosen.map(async (editable) => {
      const { kind, name } = editable.type
      const ofKind = drafts.filter((draft) => draft.kind === kind)
      const live = await editable.list(db)
      const items = live.map(({ entry, title, page }): EntryItem => {
        const draft = ofKind.find((row) => row.entry === entry)
        const state = draft === undefined ? 'public' : draft.publish_at === null ? 'draft' : 'planned'
        return { kind, kind_name: name, entry, title, page, state, saved_at: draft?.saved_at ?? null }
      })
      const fresh = ofKind
        .filter((draft) => !live.some(({ entry }) => entry === draft.entry))
        .map((draft): EntryItem => {
          const title = titleOf(editable.type, parseBody(editable, draft.body))
          const { entry, saved_at } = draft
          return { kind, kind_name: name, entry, title, page: null, state: 'new', saved_at }
        })
      return [...fresh, ...items]
    }),
  )
  const words = search.trim().toLowerCase()
  return lists
    .flat()
    .filter(({ title, kind_name }) => `${title} ${kind_name}`.toLowerCase().includes(words))
    .slice(0, kind === undefined ? MAX_FOUND : undefined)
}

/** Newest first. */
export async function listVersions(db: Db, kind: string, entry: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('version')
    .selectAll()
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .orderBy('number', 'desc')
    .execute()
  const editors = await editorsById(
    db,
    rows.map((row) => row.author_id),
  )
  return rows.map((row) => presentVersion(row, editors))
}

/** Discarded drafts and deleted entries, newest first. */
export async function listTrash(db: Db, editables: readonly AnyEditable[]): Promise<z.infer<typeof TrashItem>[]> {
  const entries = await db.selectFrom('trashed_entry').selectAll().where('reason', '=', 'trash').execute()
  const drafts = await db.selectFrom('draft').selectAll().where('discarded_at', 'is not', null).execute()
  const editors = await editorsById(db, [
    ...entries.map((row) => row.account_id),
    ...drafts.map((row) => row.author_id),
  ])
  const editableOf = (kind: string) => editables.find(({ type }) => type.kind === kind)
  const isDeleted = (draft: { kind: string; entry: string }) =>
    entries.some(({ kind, entry }) => kind === draft.kind && entry === draft.entry)
  const ofEntries = entries.map(({ kind, entry, title, account_id, at }) => ({
    kind,
    entry,
    title,
    at,
    what: 'entry' as const,
    kind_name: editableOf(kind)?.type.name ?? kind,
    by: editorOf(account_id, editors),
  }))
  const ofDrafts = drafts.flatMap((draft) => {
    const editable = editableOf(draft.kind)
    if (editable === undefined || draft.discarded_at === null || isDeleted(draft)) return []
    const { kind, entry, author_id } = draft
    const title = titleOf(editable.type, parseBody(editable, draft.body))
    const fields = { kind, entry, title, at: draft.discarded_at, what: 'draft' as const, kind_name: editable.type.name }
    return [{ ...fields, by: editorOf(author_id, editors) }]
  })
  return [...ofEntries, ...ofDrafts].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

interface AuditFilter {
  page: number
  page_size: number
  kind?: string | undefined
  entry?: string | undefined
  search?: string | undefined
}

/** The changes of staff, newest first. */
export async function listAudit(
  db: Db,
  editables: readonly AnyEditable[],
  { page, page_size, kind, entry, search = '' }: AuditFilter,
): Promise<{ count: number; results: z.infer<typeof AuditItem>[] }> {
  let rows = db.selectFrom('audit_entry')
  if (kind !== undefined) rows = rows.where('kind', '=', kind)
  if (entry !== undefined) rows = rows.where('entry', '=', entry)
  if (search.trim() !== '') {
    const pattern = `%${search
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where(sql<boolean>`lower(title || ' ' || detail) like ${pattern} escape '\\'`)
  }
  const { count } = await rows.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const found = await rows
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const editors = await editorsById(
    db,
    found.map((row) => row.account_id),
  )
  const results = found.map(({ account_id, ...row }) => ({
    ...row,
    by: account_id === null ? null : editorOf(account_id, editors),
    kind_name: editables.find(({ type }) => type.kind === row.kind)?.type.name ?? row.kind,
  }))
  return { count: Number(count), results }
}
