import { wholeList } from '#core/paging.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { Dashboard } from '../../contract.ts'
import { listEditables } from '../jobs.ts'
import { createEntryFinder } from '../queries/entry-finder.ts'
import { listDraftItems } from './drafts.ts'
import { listBrokenLinks, listFailedPreviews } from './files-and-links.ts'
import { listMissedSearches } from './missed-searches.ts'
import { listReviews } from './reviews.ts'
import { listUnreadableEntries } from './unreadable.ts'

/** What waits for an editor. */
export async function readDashboard(
  db: Db,
  features: readonly Feature[],
  editorId: number,
  now: Date,
): Promise<Dashboard> {
  const editables = listEditables(features)
  const content = { editables, entries: createEntryFinder(db, editables) }
  const reviews = await listReviews(db, content, now)
  const items = [
    ...reviews.items,
    ...(await listUnreadableEntries(db, content)),
    ...(await listDraftItems(db, content, editorId)),
    ...(await listFailedPreviews(db, content)),
    ...(await listBrokenLinks(db, content)),
    ...(await listMissedSearches(db, features, now)),
  ]
  return { ...wholeList(items), next_review: reviews.next }
}
