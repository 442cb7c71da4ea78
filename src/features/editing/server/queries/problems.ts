import { draftSchema, readJson } from '#content/server/draft-schema.ts'
import type { AnyEditable } from '#content/server/editable.ts'
import { listLinks, placedFiles } from '#content/server/references.ts'
import { itemsOf } from '#core/content-changes.ts'
import { errorAt, type FoundProblem, listFieldProblems } from '#core/content-problems.ts'
import { type AnyValue, type ContentType, type Fields, rowIdOf } from '#core/content-type.ts'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { filesById } from '#platform/files/queries.ts'
import { fieldProblemText, responseText } from '../../messages.ts'
import { findBrokenLinks } from './broken-links.ts'
import { activeDraft, type EntryKey, type LoadedEntry, parseBody, workingValue } from './loaded-entry.ts'

/**
 * What prevents an entry from being published: errors of its fields and content type, missing files, broken links.
 * @param planned a stored text in place of the draft
 */
export async function listProblems(
  db: Db,
  editables: readonly AnyEditable[],
  loaded: LoadedEntry,
  planned: string | null = null,
): Promise<FoundProblem[]> {
  const { editable, entry } = loaded
  const value = planned === null ? workingValue(loaded) : parseBody(editable, planned)
  const body = planned ?? activeDraft(loaded)?.body
  const foreign = await listForeignItems(db, loaded, value)
  const broken = await findBrokenLinks(db, editables, listLinks(editable.type, value))
  return [
    ...(body === undefined ? [] : listUnreadable(editable, body)),
    ...listFieldProblems(editable.type, value).map(({ path, code, label, limit }) =>
      errorAt(path, code, fieldProblemText[code](label, limit)),
    ),
    ...((await editable.check?.(db, entry, value)) ?? []),
    ...foreign.map((path) => errorAt(path, 'foreign_item', responseText.foreignItem)),
    ...(await listFileProblems(db, editable.type, value)),
    ...broken.map(({ path, link }) => errorAt(path, 'broken_link', responseText.brokenLink(link))),
  ]
}

/** Fields that are empty because what an earlier version of the site has stored in them does not fit any more. */
export function listUnreadable({ type }: AnyEditable, body: string): FoundProblem[] {
  const { error } = draftSchema(type).safeParse(readJson(type, body))
  const broken = new Set(error?.issues.map(({ path: [name] }) => name))
  const fields: Fields = type.fields
  return Object.entries(fields)
    .filter(([name]) => broken.has(name) || broken.has(undefined))
    .map(([name, { label }]) => errorAt([name], 'not_readable', responseText.notReadable(label)))
}

/** One error with every problem, for a publication that cannot happen. */
export function errorsOf(problems: readonly FoundProblem[]): AppError {
  const messages = problems.map(({ code, message }) => ({ code, message }))
  const first = { code: 'has_problems', message: responseText.hasProblems }
  return new AppError('invalid_input', { fields: { non_field_errors: [first, ...messages] } })
}

/** The fields whose file does not exist, e.g. because it was uploaded long ago and no draft used it, or was withdrawn. */
export async function listFileProblems(db: Db, type: ContentType, value: AnyValue): Promise<FoundProblem[]> {
  const places = placedFiles(type, value)
  const fileIds = places.map(({ id }) => id)
  const known = await filesById(db, fileIds)
  return places.flatMap(({ path, id }) => {
    const file = known.get(id)
    if (file === undefined) return [errorAt(path, 'no_file', responseText.noFile)]
    return file.isWithdrawn ? [errorAt(path, 'file_withdrawn', responseText.fileIsWithdrawn(file.name))] : []
  })
}

/**
 * Items with the id of an item that was never in this list of this entry, as only other programs send them.
 * @returns the list and the key of each
 */
async function listForeignItems(
  db: Db,
  { editable: { type, ids = {} }, entry }: EntryKey,
  value: AnyValue,
): Promise<[string, string][]> {
  const published = Object.keys(ids).flatMap((list) =>
    itemsOf(value[list]).flatMap(({ key }): [string, string][] => (rowIdOf(key) === undefined ? [] : [[list, key]])),
  )
  if (published.length === 0) return []
  const known = db.selectFrom('item').select(['list', 'id']).where('kind', '=', type.kind).where('entry', '=', entry)
  const keys = new Set((await known.execute()).map(({ list, id }) => `${list}/${id}`))
  return published.filter(([list, key]) => !keys.has(`${list}/${key}`))
}
