import type { Db } from '#platform/database/schema.ts'

/** The public entry that has this name, or that has or had this slug; at most one row. */
export function selectBySlug(db: Db, kind: string, slugOrName: string) {
  const former = db.selectFrom('former_slug').select('entry').where('kind', '=', kind).where('slug', '=', slugOrName)
  return db
    .selectFrom('entry')
    .where('kind', '=', kind)
    .where('live', 'is not', null)
    .where((where) =>
      where.or([where('slug', '=', slugOrName), where('entry', '=', slugOrName), where('entry', 'in', former)]),
    )
    .limit(1)
}
