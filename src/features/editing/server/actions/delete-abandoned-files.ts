import type { FastifyBaseLogger } from 'fastify'
import type { AnyEditable } from '#content/server/editable.ts'
import { listFileIds } from '#content/server/references.ts'
import type { Db } from '#platform/database/schema.ts'
import { deleteFileRows, deleteUnusedBytes } from '#platform/files/delete-file.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { parseBody } from '../queries/loaded-entry.ts'

/** Deletes files that were uploaded before `before`, were never public and are in no draft or plan, also not in a discarded draft. */
export async function deleteAbandonedFiles(
  { database: { db }, store }: Pick<AppContext, 'database' | 'store'>,
  editables: readonly AnyEditable[],
  before: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  // Usually there is none: find that out without a transaction.
  if ((await listAbandonedFiles(db, editables, before)).length === 0) return
  const { ids, keys } = await db.transaction().execute(async (tx) => {
    const ids = await listAbandonedFiles(tx, editables, before)
    return { ids, keys: await deleteFileRows(tx, ids) }
  })
  for (const key of keys) await deleteUnusedBytes(db, store, key)
  log.info({ files: ids }, 'files that no draft uses were deleted')
}

/** A preview is listed in the run after the one that deletes its file. */
async function listAbandonedFiles(db: Db, editables: readonly AnyEditable[], before: Date): Promise<number[]> {
  const files = await db
    .selectFrom('file')
    .select('id')
    .where('published_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('file as owner').select('owner.id').whereRef('owner.preview_file_id', '=', 'file.id'),
        ),
      ),
    )
    .execute()
  const used = files.length === 0 ? undefined : await filesOfDrafts(db, editables)
  return files.flatMap(({ id }) => (used?.has(id) ? [] : [id]))
}

async function filesOfDrafts(db: Db, editables: readonly AnyEditable[]): Promise<Set<number>> {
  const drafts = await db.selectFrom('draft').select(['kind', 'body', 'planned_body']).execute()
  return new Set(
    drafts.flatMap(({ kind, body, planned_body }) => {
      const editable = editables.find(({ type }) => type.kind === kind)
      if (editable === undefined) return []
      return [body, planned_body ?? body].flatMap((text) => listFileIds(editable.type, parseBody(editable, text)))
    }),
  )
}
