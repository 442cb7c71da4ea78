import type { Feature } from '#platform/feature.ts'
import { libraryJobs, libraryMails } from './announce-modules.ts'
import { bookmarkable } from './bookmarkable.ts'
import { moduleCategories } from './editables/module-categories.ts'
import { modules } from './editables/modules.ts'
import { trainingTools } from './editables/training-tools.ts'
import { followIntents, followPersonalData } from './follow.ts'
import { keepableModules } from './keepable.ts'
import { libraryMigrations } from './migrations.ts'
import { recentChanges } from './recent-changes.ts'
import { getRelatedDiscussions } from './related-discussions.ts'
import { libraryRoutes } from './routes.ts'
import { indexedModules } from './searchable.ts'
import { translations } from './translations.ts'

export const libraryFeature: Feature = {
  name: 'library',
  migrations: libraryMigrations,
  backedUp: ['announced_module', 'module_follow'],
  routes: (features) => libraryRoutes(getRelatedDiscussions(features)),
  jobs: libraryJobs,
  mails: libraryMails,
  editables: [moduleCategories, modules, trainingTools],
  bookmarkable,
  keepableModules,
  recentChanges,
  indexed: indexedModules,
  translations,
  personalData: followPersonalData,
  intents: () => followIntents,
}
