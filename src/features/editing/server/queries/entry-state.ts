import { z } from 'zod'
import type { AnyEditable } from '#content/server/editable.ts'
import { listFileIds } from '#content/server/references.ts'
import { titleOf } from '#core/content-changes.ts'
import type { AnyValue, ContentType } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import { authorsById } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileInfosById } from '#platform/files/file-infos.ts'
import { editorGrant, type FileGrant } from '#platform/files/urls.ts'
import type { Secret } from '#platform/secret/secret.ts'
import { type Draft, type Editor, type EntryState, Problem, type Version } from '../../contract.ts'
import { activeDraft, type DraftRow, type LoadedEntry, type VersionRow, workingValue } from './loaded-entry.ts'

/** What the API answers about an entry. */
export async function presentEntry(access: FileAccess, loaded: LoadedEntry): Promise<EntryState> {
  return orNotFound((await presentEntries(access, [loaded]))[0])
}

/** Several entries, with one query each for editors and files, and for the pages and choices of each kind. */
export async function presentEntries(access: FileAccess, loaded: readonly LoadedEntry[]): Promise<EntryState[]> {
  const { db } = access
  const authors = loaded.flatMap((each) => [activeDraft(each)?.author_id, each.version?.author_id])
  const fileIds = new Map(loaded.map((each) => [each, fileIdsOf(each.editable.type, [workingValue(each), each.live])]))
  const editables = [...new Set(loaded.map(({ editable }) => editable))]
  const [editors, files, kinds] = await Promise.all([
    editorsById(db, authors),
    filesById(access, [...fileIds.values()].flat()),
    Promise.all(editables.map(async (editable) => [editable, await readKind(db, editable)] as const)),
  ])
  const kindOf = new Map(kinds)
  return Promise.all(
    loaded.map(async (each) => {
      const { editable, entry, live, version, trashed } = each
      const draft = activeDraft(each)
      const value = workingValue(each)
      return {
        kind: editable.type.kind,
        entry,
        title: titleOf(editable.type, value),
        page: (live && kindOf.get(editable)?.pages.get(entry)) ?? null,
        value,
        published: live ?? null,
        version: version && live ? presentVersion(version, editors) : null,
        draft: draft ? presentDraft(draft, editors) : null,
        trashed_at: trashed?.at ?? null,
        can_remove: editable.remove !== undefined,
        mails: (await editable.countMails?.(db, entry)) ?? 0,
        choices: kindOf.get(editable)?.choices ?? {},
        files: fileIds.get(each)?.flatMap((id) => files.get(id) ?? []) ?? [],
      }
    }),
  )
}

async function readKind(db: Db, editable: AnyEditable) {
  const [list, choices] = await Promise.all([editable.list(db), editable.choices?.(db)])
  return { pages: new Map(list.map(({ entry, page }) => [entry, page])), choices: choices ?? {} }
}

/** What a person with a preview link gets: the draft with the page that shows it, without the names of editors and authors. */
export async function presentPreview(access: FileAccess, loaded: LoadedEntry): Promise<EntryState> {
  const { draft, version, files, ...state } = await presentEntry(access, loaded)
  const { newPage, previewPage = newPage } = loaded.editable
  return {
    ...state,
    page: state.page ?? (previewPage?.(loaded.entry, workingValue(loaded)) || null),
    draft: draft && { ...draft, author: { id: 0, name: '' }, note: '', failure: null },
    version: version && { ...version, author: null },
    files: files.map((file) => ({ ...file, author_names: [] })),
  }
}

/** What signed URLs of files need. They are for an editor, or for a person with a preview link. */
export type FileAccess = { db: Db; context: { secret: Secret }; now: Date } & (
  | { member: { id: number } }
  | { grant: FileGrant }
)

export async function listFiles(
  access: FileAccess,
  type: ContentType,
  values: readonly (AnyValue | undefined)[],
): Promise<EntryState['files']> {
  return [...(await filesById(access, fileIdsOf(type, values))).values()]
}

function fileIdsOf(type: ContentType, values: readonly (AnyValue | undefined)[]): number[] {
  return [...new Set(values.flatMap((value) => (value ? listFileIds(type, value) : [])))]
}

function filesById(access: FileAccess, ids: readonly number[]) {
  const { db, context, now } = access
  const grant = 'grant' in access ? access.grant : editorGrant(access.member.id, now)
  return fileInfosById({ db, secret: context.secret, grant }, ids)
}

export function presentDraft(draft: DraftRow, editors: ReadonlyMap<number, Editor>): Draft {
  return {
    revision: draft.revision,
    author: getEditor(draft.author_id, editors),
    saved_at: draft.saved_at,
    publish_at: draft.publish_at,
    planned_revision: draft.planned_revision,
    planned_at: draft.planned_at,
    note: draft.note,
    is_quiet: draft.is_quiet === 1,
    failure: draft.failure === null ? null : z.array(Problem).parse(JSON.parse(draft.failure)),
    discarded_at: draft.discarded_at,
  }
}

export function presentVersion(
  version: Pick<VersionRow, 'number' | 'note' | 'author_id' | 'at'>,
  editors: ReadonlyMap<number, Editor>,
): Version {
  const { number, note, author_id, at } = version
  return { number, note, author: author_id === null ? null : getEditor(author_id, editors), at }
}

/** The names of editors by id; missing ids are skipped. */
export async function editorsById(db: Db, ids: readonly (number | null | undefined)[]): Promise<Map<number, Editor>> {
  const wanted = ids.filter((id) => id !== null && id !== undefined)
  const authors = await authorsById(db, wanted)
  return new Map(
    [...authors].map(([id, { first_name, last_name }]) => [id, { id, name: `${first_name} ${last_name}`.trim() }]),
  )
}

export function getEditor(id: number, editors: ReadonlyMap<number, Editor>): Editor {
  return editors.get(id) ?? { id, name: '' }
}
