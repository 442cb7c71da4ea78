import { noteTakenOff } from '#features/bookmarks/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'

/** Takes a module off the site. Stores what its versions do not have, for a later publication. */
export async function removeModule(tx: Tx, id: number): Promise<void> {
  await tx
    .insertInto('module_off_site')
    .columns(['module_id', 'position', 'created_at', 'announced_at'])
    .expression((db) =>
      db.selectFrom('module').select(['id', 'position', 'created_at', 'announced_at']).where('id', '=', id),
    )
    .execute()
  await tx
    .insertInto('session_file_off_site')
    .columns(['session_file_id', 'module_id', 'updated_at'])
    .expression((db) =>
      db
        .selectFrom('session_file')
        .select(['id', 'module_id', (row) => row.ref('updated_at').$notNull().as('updated_at')])
        .where('module_id', '=', id)
        .where('updated_at', 'is not', null),
    )
    .execute()
  await noteModule(tx, id)
  await tx.deleteFrom('module').where('id', '=', id).execute()
}

/** The stored data of a module that is published again; undefined for a new one. */
export async function takeBackModule(tx: Tx, id: number) {
  return tx
    .deleteFrom('module_off_site')
    .where('module_id', '=', id)
    .returning(['position', 'created_at', 'announced_at'])
    .executeTakeFirst()
}

/** When the files of a module that is published again were replaced, by their ids. */
export async function takeBackFileDates(tx: Tx, moduleId: number): Promise<Map<number, string>> {
  const rows = await tx
    .deleteFrom('session_file_off_site')
    .where('module_id', '=', moduleId)
    .returning(['session_file_id', 'updated_at'])
    .execute()
  return new Map(rows.map((row) => [row.session_file_id, row.updated_at]))
}

/** Tells the members who have bookmarked a module or its files that they are taken off the site. */
async function noteModule(tx: Tx, id: number): Promise<void> {
  const modules = await tx.selectFrom('module').select(['id', 'name as title']).where('id', '=', id).execute()
  const files = await tx
    .selectFrom('session_file')
    .select(['id', 'title', 'section'])
    .where('module_id', '=', id)
    .execute()
  await noteTakenOff(tx, [
    ...modules.map((module) => ({ ...module, type: 'module' as const })),
    ...files.map(({ section, ...file }) => ({ ...file, type: section })),
  ])
}
