import type { Db } from '#platform/database/schema.ts'

/** What the community offers to the modules; the roof hands it over. */
export interface RelatedDiscussions {
  /** Numbers of the visible discussions about each of these modules, newest first; modules without any are left out. */
  idsByModule(db: Db, moduleIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>
}
