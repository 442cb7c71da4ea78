import type { AnyEditable, EntrySummary } from '#content/server/editable.ts'
import type { FoundProblem } from '#core/content-problems.ts'
import type { Db } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import type { Member } from '#platform/http/member.ts'
import type { DashboardItem } from '../../contract.ts'
import { type EntryName, nameOfKind } from '../queries/audit.ts'

/** The public entries of all kinds. Each kind is listed once, when it is first asked for. */
export function readContent(db: Db, editables: readonly AnyEditable[]) {
  const lists = new Map<string, Promise<EntrySummary[]>>()
  const listKind = (kind: string) => {
    const known = lists.get(kind)
    if (known) return known
    const editable = editables.find(({ type }) => type.kind === kind)
    const listed = Promise.resolve(editable?.list(db) ?? [])
    lists.set(kind, listed)
    return listed
  }
  const find = async ({ kind, entry }: EntryName) => (await listKind(kind)).find((summary) => summary.entry === entry)
  return {
    db,
    editables,
    find,
    /** What a row says of an entry. */
    async describe({ kind, entry }: EntryName) {
      const name = nameOfKind(editables, kind)
      const { title = name, page = null } = (await find({ kind, entry })) ?? {}
      return { kind, kind_name: name, entry, title, page }
    },
  }
}
export type Content = ReturnType<typeof readContent>

declare module '#platform/feature.ts' {
  interface Feature {
    toDo?: ListToDo
  }
}

/** What waits for a person of the staff in another feature. @param by has a role of the staff */
export type ListToDo = (
  db: Db,
  by: Pick<Member, 'id' | 'role'>,
  now: Date,
  context: AppContext,
) => Promise<DashboardItem[]>

type Required = 'group' | 'what' | 'kind' | 'kind_name' | 'entry' | 'title' | 'page'
type OtherRow = Pick<DashboardItem, 'kind' | 'entry' | 'title' | 'detail' | 'at'> & {
  step: string
  group: Exclude<DashboardItem['group'], 'drafts' | 'planned' | 'files' | 'searches'>
  /** Beside the mark: what it is. */
  state: string
  page: string
}

/** A row of a feature that says itself what it is. */
export function toDoItem({ state, ...row }: OtherRow): DashboardItem {
  return dashboardItem({ ...row, what: 'other', kind_name: state })
}

type Facts = Partial<Omit<DashboardItem, Required>>

/** A row of the dashboard with the facts that it has. */
export function dashboardItem(fields: Pick<DashboardItem, Required> & Facts): DashboardItem {
  const none = { detail: '', code: '', at: null, by: null, path: [], file_id: null, count: 0 }
  return { ...none, is_new: false, is_off_site: false, ...fields }
}

/** The row of a text that has problems; it leads to the first one. */
export function problemItem(
  what: 'not_published' | 'not_readable',
  fields: Pick<DashboardItem, 'kind' | 'kind_name' | 'entry' | 'title' | 'page' | 'at'> & Facts,
  problems: readonly Pick<FoundProblem, 'path' | 'code' | 'message'>[],
): DashboardItem {
  const detail = problems.map(({ message }) => message).join(' ')
  const { path = [], code = '' } = problems[0] ?? {}
  return dashboardItem({ ...fields, group: 'late', what, detail, code, path })
}
