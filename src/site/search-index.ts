import { rebuildIndex } from '#features/search/public.ts'
import type { Database } from '#server/database/database.ts'
import { SEARCHABLES } from './features.ts'

/** Brings the search to what the areas hold now. */
export async function rebuildSiteIndex(database: Database): Promise<void> {
  await rebuildIndex(database, SEARCHABLES)
}
