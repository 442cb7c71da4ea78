import { itemsOf } from '#core/content-changes.ts'
import type { AnyItem, AnyValue, Fields } from '#core/content-type.ts'
import type { Tx } from '#platform/database/schema.ts'
import { listSameContent, withdrawForGood } from '#platform/files/publish-files.ts'
import { getFile } from '#platform/files/queries.ts'
import { FILE_KIND, WITHDRAWN_NOTE } from '../../messages.ts'
import { type Actor, recordAudit } from '../audit.ts'
import type { AnyEditable } from '../editable.ts'
import { fillFileUses, findPage } from '../file-uses.ts'
import { activeDraft, getEditable } from '../queries/loaded-entry.ts'
import { draftRow, lockEntry, replaceDraft } from './drafts.ts'
import { publishValue } from './publish.ts'

/**
 * Withdraws a file for good, with the files of the same content. Public entries that use one get a version without it.
 * @returns the public pages that have lost it
 * @throws {AppError} `not_found`
 */
export async function withdrawFile(
  tx: Tx,
  editables: readonly AnyEditable[],
  fileId: number,
  actor: Actor | undefined,
  now: Date,
): Promise<string[]> {
  const file = await getFile(tx, fileId)
  await fillFileUses(tx, editables)
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
    await publishWithout(tx, editables, { editable, entry }, ids, { actor, now })
    pages.push((await findPage(tx, editable, entry)) ?? '/')
  }
  await withdrawForGood(tx, [...ids], pages[0] ?? file.withdrawn_page ?? '/', async () => new Set())
  await recordAudit(tx, { action: 'withdrawn', kind: FILE_KIND, entry: '', title: file.name }, actor, now)
  return pages
}

async function publishWithout(
  tx: Tx,
  editables: readonly AnyEditable[],
  key: { editable: AnyEditable; entry: string },
  ids: ReadonlySet<number>,
  { actor, now }: { actor: Actor | undefined; now: Date },
): Promise<void> {
  const loaded = await lockEntry(tx, key)
  if (loaded.live === undefined) return
  const { fields } = key.editable.type
  const draft = activeDraft(loaded)
  const value = withoutFiles(fields, loaded.live, ids)
  const published = await publishValue(tx, editables, loaded, value, { note: WITHDRAWN_NOTE, actor, now })
  if (draft === undefined) return
  const { publish_at, note, planned_by, author_id } = draft
  await replaceDraft(tx, published, withoutFiles(fields, draft.value, ids), { id: author_id }, now)
  await draftRow(tx, key).set({ publish_at, note, planned_by }).execute()
}

/** A document that is listed goes with its line; a picture leaves the words beside it. */
function withoutFiles<Value extends AnyValue | AnyItem>(fields: Fields, value: Value, ids: ReadonlySet<number>): Value {
  const hasFile = (item: AnyItem | AnyValue, name: string) => {
    const current = item[name]
    return typeof current === 'number' && ids.has(current)
  }
  const changes = Object.entries(fields).flatMap(([name, field]): [string, AnyValue[string]][] => {
    if (field.type === 'file') return hasFile(value, name) ? [[name, null]] : []
    if (field.type !== 'list') return []
    const isLost = (item: AnyItem) =>
      Object.entries(field.fields).some(
        ([each, part]) =>
          part.type === 'file' && hasFile(item, each) && (part.accept === 'document' || part.required === true),
      )
    const items = itemsOf(value[name]).filter((item) => !isLost(item))
    return [[name, items.map((item) => withoutFiles(field.fields, item, ids))]]
  })
  return { ...value, ...Object.fromEntries(changes) }
}
