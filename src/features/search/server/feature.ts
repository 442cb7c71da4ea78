import type { Feature } from '#platform/feature.ts'
import { synonyms } from './editables/synonyms.ts'
import { foundSearchesJob } from './found-searches.ts'
import { TEXT_INDEX } from './index-entries.ts'
import { searchMigrations } from './migrations.ts'
import { deleteOldMissedSearches, missedSearches } from './missed-searches.ts'
import { routes } from './routes.ts'

const CLEAN_EVERY_MS = 60 * 60_000

export const searchFeature: Feature = {
  name: 'search',
  migrations: searchMigrations,
  backedUp: ['dismissed_search'],
  notBackedUp: ['search_entry', 'search_entry_document', 'missed_search'],
  routes: () => routes,
  jobs: [
    {
      name: 'delete old searches without results',
      everyMs: CLEAN_EVERY_MS,
      run: ({ database: { db } }) => deleteOldMissedSearches(db, new Date()),
    },
    foundSearchesJob,
  ],
  textTable: TEXT_INDEX,
  missedSearches,
  editables: [synonyms],
}
