import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    relatedDiscussions?: RelatedDiscussions
  }
}

/** What discussions offer to the pages of modules. */
export interface RelatedDiscussions {
  /** Numbers of the visible discussions about each of these modules, newest first; modules without any are left out. */
  idsByModule(db: Db, moduleIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>
}

/** @throws {Error} when no feature offers them */
export function relatedDiscussionsOf(features: readonly Feature[]): RelatedDiscussions {
  const relatedDiscussions = features.find((feature) => feature.relatedDiscussions)?.relatedDiscussions
  if (relatedDiscussions === undefined) throw new Error('No feature offers related discussions')
  return relatedDiscussions
}
