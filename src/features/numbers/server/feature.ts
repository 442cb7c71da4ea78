import { getMissedSearches } from '#features/editing/server/missed-searches.ts'
import type { Feature } from '#platform/feature.ts'
import { countsJob } from './counting/save-counts.ts'
import { countRequests } from './counting/watch-requests.ts'
import { numbersMigrations } from './migrations.ts'
import { numbersRoutes } from './routes.ts'

export const numbersFeature: Feature = {
  name: 'numbers',
  migrations: numbersMigrations,
  backedUp: ['daily_count'],
  routes: (features) => numbersRoutes(getMissedSearches(features)),
  jobs: [countsJob],
  requestHook: countRequests,
}
