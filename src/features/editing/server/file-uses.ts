import type { Tx } from '#platform/database/schema.ts'
import type { AnyEditable } from './editable.ts'
import { listFileIds } from './files-of.ts'

/** Rows of one INSERT. */
const BATCH = 500

/** Replaces the files that an entry refers to. */
export async function setFileUses(
  tx: Tx,
  { kind, entry, files }: { kind: string; entry: string; files: readonly number[] },
): Promise<void> {
  await tx.deleteFrom('file_use').where('kind', '=', kind).where('entry', '=', entry).execute()
  await insertUses(
    tx,
    files.map((file_id) => ({ file_id, kind, entry })),
  )
}

/** Before the first publication: the files of everything that is public already. */
export async function fillFileUses(tx: Tx, editables: readonly AnyEditable[]): Promise<void> {
  const known = await tx.selectFrom('file_use').select('file_id').limit(1).executeTakeFirst()
  if (known !== undefined) return
  for (const editable of editables) {
    const { type } = editable
    for (const { entry } of await editable.list(tx)) {
      const value = await editable.read(tx, entry)
      const files = value === undefined ? [] : listFileIds(type, value)
      await insertUses(
        tx,
        files.map((file_id) => ({ file_id, kind: type.kind, entry })),
      )
    }
  }
}

async function insertUses(tx: Tx, rows: { file_id: number; kind: string; entry: string }[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await tx
      .insertInto('file_use')
      .values(rows.slice(start, start + BATCH))
      .execute()
}

/** Those of the files that no published entry refers to. */
export async function unusedFiles(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const used = await tx.selectFrom('file_use').select('file_id').where('file_id', 'in', ids).execute()
  const usedIds = new Set(used.map((row) => row.file_id))
  return new Set(ids.filter((id) => !usedIds.has(id)))
}
