import { wholeList } from '#core/paging.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { Dashboard } from '../../contract.ts'
import { listEditables } from '../jobs.ts'
import { readPublicEntries } from '../queries/public-entries.ts'
import { listDraftItems } from './drafts.ts'
import { listBrokenLinks, listFailedPreviews } from './files-and-links.ts'
import { listMissedSearches } from './missed-searches.ts'
import { listReviews } from './reviews.ts'

/** What waits for an editor. */
export async function readDashboard(
  db: Db,
  features: readonly Feature[],
  editorId: number,
  now: Date,
): Promise<Dashboard> {
  const editables = listEditables(features)
  const entries = await readPublicEntries(db, editables)
  const reviews = listReviews(entries, now)
  const items = [
    ...reviews.items,
    ...(await listDraftItems(db, { editables, entries }, editorId)),
    ...(await listFailedPreviews(db, entries)),
    ...(await listBrokenLinks(db, editables, entries)),
    ...(await listMissedSearches(db, features, now)),
  ]
  return { ...wholeList(items), next_review: reviews.next }
}
