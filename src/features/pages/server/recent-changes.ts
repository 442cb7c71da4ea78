import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { RecentChange } from '../contract.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    recentChanges?: RecentChanges
  }
}

export type ChangedModule = Extract<RecentChange, { kind: 'module' }>
export type ChangedDocument = Extract<RecentChange, { kind: 'document' }>

/** What the library offers to the home page. */
export interface RecentChanges {
  /** The modules and documents that changed last, newest first; at most `count`. */
  listNewest(db: Db, count: number): Promise<RecentChange[]>
}

/** @throws {Error} when no feature offers them */
export function getRecentChanges(features: readonly Feature[]): RecentChanges {
  const recentChanges = features.find((feature) => feature.recentChanges)?.recentChanges
  if (recentChanges === undefined) throw new Error('No feature offers recent changes')
  return recentChanges
}
