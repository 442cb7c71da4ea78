import type { Db } from '#platform/database/schema.ts'
import type { Module } from '../contract.ts'
import type { ModuleFacts } from './queries/modules.ts'
import type { RelatedDiscussions } from './related-discussions.ts'

/** Modules with the numbers of the discussions about them, which another area keeps. */
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
