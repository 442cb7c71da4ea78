import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { Module } from '../contract.ts'
import type { ModuleFacts } from './queries/modules.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    relatedDiscussions?: RelatedDiscussions
  }
}

/** What discussions offer to the pages of modules. */
export interface RelatedDiscussions {
  /** Ids of the visible discussions about each module, newest first. Modules without discussions have no entry. */
  idsByModule(db: Db, moduleIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>
}

/** @throws {Error} when no feature offers them */
export function getRelatedDiscussions(features: readonly Feature[]): RelatedDiscussions {
  const relatedDiscussions = features.find((feature) => feature.relatedDiscussions)?.relatedDiscussions
  if (relatedDiscussions === undefined) throw new Error('No feature offers related discussions')
  return relatedDiscussions
}

/** Adds the ids of the discussions about each module. */
export async function withDiscussions(
  db: Db,
  related: RelatedDiscussions,
  modules: readonly ModuleFacts[],
): Promise<Module[]> {
  const ids = await related.idsByModule(
    db,
    modules.map((module) => module.id),
  )
  return modules.map((module) => ({ ...module, relatedDiscussionsId: [...(ids.get(module.id) ?? [])] }))
}
