import { itemsOf } from '#core/content-changes.ts'
import { mapFields } from '#core/content-path.ts'
import type { AnyValue, Fields } from '#core/content-type.ts'
import { listSameContent, withdrawForGood } from '#platform/files/publish-files.ts'
import { getFile } from '#platform/files/queries.ts'
import { FILE_KIND, WITHDRAWN_NOTE } from '../../messages.ts'
import { type Change, recordAudit } from '../audit.ts'
import { findPage } from '../file-uses.ts'
import { type EntryKey, getEditable, parseBody } from '../queries/loaded-entry.ts'
import { publishValue } from './publish.ts'
import { draftRow, lockEntry, stepOf } from './transition.ts'

/**
 * Withdraws a file for good, with the files of the same content. Public entries that use one get a version without it.
 * @returns the public pages that have lost it
 * @throws {AppError} `not_found`
 */
export async function withdrawFile(change: Change, fileId: number): Promise<string[]> {
  const { tx, editables } = change
  const file = await getFile(tx, fileId)
  const ids = new Set(await listSameContent(tx, fileId))
  const uses = await tx
    .selectFrom('file_use')
    .select(['kind', 'entry'])
    .distinct()
    .where('file_id', 'in', [...ids])
    .execute()
  const pages: string[] = []
  for (const { kind, entry } of uses) {
    const editable = getEditable(editables, kind)
    await publishWithout(change, { editable, entry }, ids)
    pages.push((await findPage(tx, editable, entry)) ?? '/')
  }
  await withdrawForGood(tx, [...ids], pages[0] ?? file.withdrawn_page ?? '/', async () => new Set())
  await recordAudit(change, { action: 'withdrawn', kind: FILE_KIND, entry: '', title: file.name })
  return pages
}

async function publishWithout(change: Change, key: EntryKey, ids: ReadonlySet<number>): Promise<void> {
  const { tx } = change
  const loaded = await lockEntry(tx, key)
  if (loaded.live === undefined) return
  const { fields } = key.editable.type
  const value = withoutFiles(fields, loaded.live, ids)
  await publishValue(change, stepOf(loaded, 'withdrawFile'), value, { note: WITHDRAWN_NOTE })
  const { draft } = loaded
  if (draft === undefined) return
  const without = (text: string) => JSON.stringify(withoutFiles(fields, parseBody(key.editable, text), ids))
  const { planned_body, planned_revision } = draft
  // The plan stays as far behind the draft as it was.
  const plan = { planned_revision: (planned_revision ?? 0) + 1, planned_body: without(planned_body ?? draft.body) }
  const body = { body: without(draft.body), revision: draft.revision + 1, saved_at: change.now.toISOString() }
  await draftRow(tx, key)
    .set({ ...body, ...(planned_body !== null && plan) })
    .execute()
}

/** A document that is listed goes with its line; a picture leaves the words beside it. */
function withoutFiles(fields: Fields, value: AnyValue, ids: ReadonlySet<number>): AnyValue {
  const isLost = (id: AnyValue[string] | undefined) => typeof id === 'number' && ids.has(id)
  return mapFields(fields, value, (field, current) => {
    if (field.type === 'file') return isLost(current) ? null : current
    if (field.type !== 'list') return current
    const goes = Object.entries(field.fields).flatMap(([name, part]) =>
      part.type === 'file' && (part.accept === 'document' || part.required) ? [name] : [],
    )
    return itemsOf(current).filter((item) => !goes.some((name) => isLost(item[name])))
  })
}
