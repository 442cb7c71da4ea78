import type { z } from 'zod'
import { draftSchema, readJson } from '#content/server/draft-schema.ts'
import type { AnyEditable } from '#content/server/editable.ts'
import { listLinks, placedFiles } from '#content/server/references.ts'
import { listFieldProblems } from '#core/content-problems.ts'
import type { AnyValue, ContentType, Fields } from '#core/content-type.ts'
import { AppError, type FieldErrors } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { filesById } from '#platform/files/queries.ts'
import type { Problem } from '../../contract.ts'
import { fieldProblemText, responseText } from '../../messages.ts'
import { findBrokenLinks } from './broken-links.ts'
import { listForeignItems } from './foreign-items.ts'
import { activeDraft, type LoadedEntry, parseBody, workingValue } from './loaded-entry.ts'

export type EntryProblem = z.infer<typeof Problem>

/**
 * What prevents an entry from being published: errors of its fields and content type, missing files, broken links.
 * @param planned a stored text in place of the draft
 */
export async function listProblems(
  db: Db,
  editables: readonly AnyEditable[],
  loaded: LoadedEntry,
  planned: string | null = null,
): Promise<EntryProblem[]> {
  const { editable, entry } = loaded
  const value = planned === null ? workingValue(loaded) : parseBody(editable, planned)
  const body = planned ?? activeDraft(loaded)?.body
  const ofFields = listFieldProblems(editable.type, value)
  const ofType = (await editable.check?.(db, entry, value)) ?? []
  const foreign = await listForeignItems(db, loaded, value)
  const ofFiles = await listFileProblems(db, editable.type, value)
  const broken = await findBrokenLinks(db, editables, listLinks(editable.type, value))
  return [
    ...(body === undefined ? [] : listUnreadable(editable, body)),
    ...ofFields.map(({ path, code, level, label, limit }) => ({
      path: [...path],
      code,
      level,
      message: fieldProblemText[code](label, limit),
    })),
    ...ofType.map((problem) => ({ ...problem, path: [...problem.path] })),
    ...foreign.map((path) => ({
      path,
      code: 'foreign_item',
      level: 'error' as const,
      message: responseText.foreignItem,
    })),
    ...ofFiles,
    ...broken.map(({ path, link }) => ({
      path: [...path],
      code: 'broken_link',
      level: 'error' as const,
      message: responseText.brokenLink(link),
    })),
  ]
}

/** Fields that are empty because what an earlier version of the site has stored in them does not fit any more. */
export function listUnreadable({ type }: AnyEditable, body: string): EntryProblem[] {
  const { error } = draftSchema(type).safeParse(readJson(type, body))
  const broken = new Set(error?.issues.map(({ path: [name] }) => name))
  const fields: Fields = type.fields
  return Object.entries(fields).flatMap(([name, { label }]): EntryProblem[] => {
    if (!broken.has(name) && !broken.has(undefined)) return []
    return [{ path: [name], code: 'not_readable', level: 'error', message: responseText.notReadable(label) }]
  })
}

/** One error with every problem, for a publication that cannot happen. */
export function errorsOf(problems: readonly EntryProblem[]): AppError {
  const fields: FieldErrors = {
    non_field_errors: [
      { code: 'has_problems', message: responseText.hasProblems },
      ...problems.map(({ code, message }) => ({ code, message })),
    ],
  }
  return new AppError('invalid_input', { fields })
}

/** The fields whose file does not exist, e.g. because it was uploaded long ago and no draft used it, or was withdrawn. */
export async function listFileProblems(db: Db, type: ContentType, value: AnyValue): Promise<EntryProblem[]> {
  const places = placedFiles(type, value)
  const fileIds = places.map(({ id }) => id)
  const known = await filesById(db, fileIds)
  return places.flatMap(({ path, id }): EntryProblem[] => {
    const file = known.get(id)
    if (file === undefined) return [{ path, code: 'no_file', level: 'error', message: responseText.noFile }]
    if (!file.isWithdrawn) return []
    return [{ path, code: 'file_withdrawn', level: 'error', message: responseText.fileIsWithdrawn(file.name) }]
  })
}
