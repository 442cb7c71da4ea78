import { type SelectQueryBuilder, sql } from 'kysely'
import type { AnyEditable } from '#content/server/editable.ts'
import type { QueryOf } from '#core/endpoint.ts'
import { compareNames } from '#core/format.ts'
import type { Role } from '#core/roles.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db, Tables } from '#platform/database/schema.ts'
import { fold } from '#platform/search/fold.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { wordsOf } from '#platform/search/words.ts'
import type * as calls from '../../contract.ts'
import {
  type AuditAction,
  DECISION_KIND,
  decisionKindName,
  FILE_KIND,
  fileKindName,
  PERSON_KIND,
  peopleName,
  personKindName,
  SEARCH_KIND,
  SETTING_KIND,
  searchKindName,
  settingKindName,
  TOPIC_KIND,
  topicKindName,
} from '../../messages.ts'
import { AUDIT_TEXTS } from '../audit.ts'
import { editorsById, getEditor } from './entry-state.ts'

type AuditFilter = QueryOf<typeof calls.listAudit>

/** The changes of staff, newest first. */
export async function listAudit(
  db: Db,
  editables: readonly AnyEditable[],
  { page, page_size, ...filter }: AuditFilter,
  role: Role,
): Promise<{ count: number; results: calls.AuditItem[] }> {
  const rows = matching(db, editables, filter, role)
  const { count } = await rows.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const ids = filter.kind === PERSON_KIND ? rowsAboutPeople(rows.select('id')) : rows.select('id')
  const ofPage = ids
    .orderBy('id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
  const found = await db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'account_id', 'action', 'kind', 'entry', 'title', 'detail', 'member_id'])
    .where('id', 'in', ofPage)
    .orderBy('id', 'desc')
    .execute()
  const personIds = found.flatMap((row) => [row.account_id, row.member_id])
  const editors = await editorsById(db, personIds)
  const results = found.map(({ account_id, member_id, ...row }) => ({
    ...row,
    ...(member_id !== null && { member: getEditor(member_id, editors) }),
    by: account_id === null ? null : getEditor(account_id, editors),
    kind_name: nameOfKind(editables, row.kind),
  }))
  return { count: Number(count), results }
}

/** What only administrators see, and what moderators see too. The filter of the log has one name for both. */
const ABOUT_PEOPLE = [PERSON_KIND, DECISION_KIND]

/** Each kind has its order in an index. With both in one condition the database would sort all of them. */
function rowsAboutPeople(ids: SelectQueryBuilder<Tables, 'audit_entry', { id: number }>) {
  const ofKind = (kind: string) => ids.where('kind', '=', kind)
  return ofKind(PERSON_KIND).unionAll(ofKind(DECISION_KIND))
}

function matching(
  db: Db,
  editables: readonly AnyEditable[],
  { kind, entry, action, by, from, until, search = '' }: Omit<AuditFilter, 'page' | 'page_size'>,
  role: Role,
) {
  let rows = db.selectFrom('audit_entry')
  if (role === 'moderator') rows = rows.where('kind', '=', DECISION_KIND)
  else if (role === 'editor') rows = rows.where('kind', 'not in', ABOUT_PEOPLE)
  if (kind === PERSON_KIND) rows = rows.where('kind', 'in', ABOUT_PEOPLE)
  else if (kind !== undefined) rows = rows.where('kind', '=', kind)
  if (entry !== undefined) rows = rows.where('entry', '=', entry)
  if (action !== undefined) rows = rows.where('action', '=', action)
  if (by !== undefined) rows = rows.where('account_id', '=', by)
  if (from !== undefined) rows = rows.where('at', '>=', new Date(from).toISOString())
  if (until !== undefined) rows = rows.where('at', '<', new Date(until).toISOString())
  for (const word of wordsOf(search)) {
    const term = { typed: word, phrases: [[word]], forms: [], prefix: word, names: [], written: [] }
    const matches = getTextIndex(db).matchAll(AUDIT_TEXTS, [term], 'whole')
    const kinds = editables.map(({ type }) => type).filter(({ name }) => fold(name).includes(word))
    rows = rows.where(({ or, eb }) =>
      or([
        eb('id', 'in', sql<number>`(select id from ${matches} as match)`),
        ...kinds.map((type) => eb('kind', '=', type.kind)),
      ]),
    )
  }
  return rows
}

const OTHER_KINDS = new Map<string, string>([
  [SEARCH_KIND, searchKindName],
  [FILE_KIND, fileKindName],
  [TOPIC_KIND, topicKindName],
  [SETTING_KIND, settingKindName],
  [PERSON_KIND, personKindName],
  [DECISION_KIND, decisionKindName],
])

export function nameOfKind(editables: readonly AnyEditable[], kind: string): string {
  return OTHER_KINDS.get(kind) ?? editables.find(({ type }) => type.kind === kind)?.type.name ?? kind
}

export async function readAuditFilters(
  db: Db,
  editables: readonly AnyEditable[],
  role: Role,
): Promise<calls.AuditFilters> {
  const people = await editorsById(db, await listDifferent<number>(db, 'account_id'))
  const all = await listDifferent<string>(db, 'kind')
  const isAboutPeople = (kind: string) => ABOUT_PEOPLE.includes(kind)
  const ofContent = role === 'moderator' ? [] : all.filter((kind) => !isAboutPeople(kind))
  const kinds = ofContent.map((kind) => ({ kind, name: nameOfKind(editables, kind) }))
  if (role !== 'editor' && all.some(isAboutPeople)) kinds.push({ kind: PERSON_KIND, name: peopleName })
  return {
    people: [...people.values()].sort((a, b) => compareNames(a.name, b.name)),
    kinds: kinds.sort((a, b) => compareNames(a.name, b.name)),
  }
}

/** The values of an indexed column. It steps from one value to the next: `distinct` reads the whole index. */
async function listDifferent<Value>(db: Db, column: 'account_id' | 'kind'): Promise<Value[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ value: Value }>`with recursive step (value) as (
      select min(${name}) from audit_entry
      union all select (select min(${name}) from audit_entry where ${name} > step.value) from step where step.value is not null)
    select value from step where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}

export interface EntryName {
  kind: string
  entry: string
}
export const entryKey = ({ kind, entry }: EntryName) => `${kind}/${entry}`

/** The last line with this action of each of the entries, by `entryKey`. */
export async function lastAudits(db: Db, action: AuditAction, entries: readonly EntryName[]) {
  const audits = db.selectFrom('audit_entry').select(['kind', 'entry', 'account_id', 'at']).where('action', '=', action)
  const rows = [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const names = ofKind.map(({ entry }) => entry)
    const ofEntries = audits.where('kind', '=', kind).orderBy('id')
    return inChunks(names, (chunk) => ofEntries.where('entry', 'in', chunk).execute())
  })
  return new Map((await Promise.all(rows)).flat().map((row) => [entryKey(row), row]))
}
