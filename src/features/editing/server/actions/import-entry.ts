import type { AnyEditable, Publication } from '#content/server/editable.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { Tx } from '#platform/database/schema.ts'
import { changeFileUses } from '../file-uses.ts'
import type { EntryKey } from '../queries/loaded-entry.ts'
import { publishValue } from './publish.ts'
import { begin } from './transition.ts'

/**
 * Publishes the value of an entry that readers do not see yet, without a draft.
 * @param entry its name, where the kind gives names; undefined for one that gets an id
 */
export async function insertEntry(
  tx: Tx,
  { editable, entry }: { editable: AnyEditable; entry: string | undefined },
  value: AnyValue,
  publication: Publication,
): Promise<string> {
  const name = await editable.write(tx, entry, value, publication)
  await changeFileUses(tx, { editable, entry: name }, { before: undefined, after: value, now: publication.now })
  return name
}

/** Publishes a value in place of the one that readers see, as a new version of nobody. */
export async function replaceEntry(
  tx: Tx,
  editables: readonly AnyEditable[],
  key: EntryKey,
  value: AnyValue,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  const loaded = await begin(tx, key, 'import')
  await publishValue({ tx, editables, actor: undefined, now }, loaded, value, { note })
}
