import type { AnyEditable } from '#content/server/editable.ts'
import { titleOf } from '#core/content-changes.ts'
import type { Db } from '#platform/database/schema.ts'
import type { EntryItem, Version } from '../../contract.ts'
import { UNTOUCHED } from '../actions/drafts.ts'
import { editorsById, presentVersion } from './entry-state.ts'
import { parseBody } from './loaded-entry.ts'

/** Most entries that a search finds. */
const MAX_FOUND = 100

interface Asked {
  kind?: string | undefined
  entry?: string | undefined
  /** A part of the title. */
  search?: string | undefined
  /** Only entries with a draft. */
  drafts: boolean
}

/** Entries of one kind or of all kinds, new ones first, then as readers see them. */
export async function listEntries(
  db: Db,
  editables: readonly AnyEditable[],
  { kind, entry, search = '', drafts: isDraft }: Asked,
): Promise<EntryItem[]> {
  const chosen = editables.filter(({ type }) => kind === undefined || type.kind === kind)
  const drafts = await db
    .selectFrom('draft')
    .selectAll()
    .where('discarded_at', 'is', null)
    .where('revision', '<>', UNTOUCHED)
    .execute()
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
    .filter((item) => entry === undefined || item.entry === entry)
    .filter(({ state }) => !isDraft || state !== 'public')
    .filter(({ title, kind_name }) => `${title} ${kind_name}`.toLowerCase().includes(words))
    .slice(0, kind === undefined ? MAX_FOUND : undefined)
}

/** Newest first. */
export async function listVersions(db: Db, kind: string, entry: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('version')
    .select(['number', 'note', 'author_id', 'at'])
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .orderBy('number', 'desc')
    .execute()
  const editorIds = rows.map((row) => row.author_id)
  const editors = await editorsById(db, editorIds)
  return rows.map((row) => presentVersion(row, editors))
}
