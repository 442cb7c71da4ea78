import type { Feature } from '#platform/feature.ts'
import { libraryJobs, libraryMails } from './announce-modules.ts'
import { bookmarkable } from './bookmarkable.ts'
import { libraryMigrations } from './migrations.ts'
import { recentChanges } from './recent-changes.ts'
import { relatedDiscussionsOf } from './related-discussions.ts'
import { libraryRoutes } from './routes.ts'
import { searchable } from './searchable.ts'

export const libraryFeature: Feature = {
  name: 'library',
  migrations: libraryMigrations,
  backedUp: ['module_category', 'module', 'learning_objective', 'session_file', 'video', 'training_tool'],
  routes: (features) => libraryRoutes(relatedDiscussionsOf(features)),
  jobs: libraryJobs,
  mails: libraryMails,
  bookmarkable,
  recentChanges,
  searchable,
}
