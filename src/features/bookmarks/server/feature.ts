import type { Feature } from '#platform/feature.ts'
import { getBookmarkable } from './bookmarkable.ts'
import { keepableFolders } from './keepable.ts'
import { bookmarkMigrations } from './migrations.ts'
import { bookmarkPersonalData } from './personal-data.ts'
import { countBookmarks } from './queries/uses.ts'
import { bookmarkRoutes } from './routes.ts'
import { bookmarkIntents } from './save-intent.ts'

export const bookmarksFeature: Feature = {
  name: 'bookmarks',
  migrations: bookmarkMigrations,
  backedUp: ['bookmark_folder', 'bookmark', 'folder_link'],
  routes: (features) => bookmarkRoutes(getBookmarkable(features)),
  keepableFolders,
  personalData: bookmarkPersonalData,
  intents: (features) => bookmarkIntents(getBookmarkable(features)),
  listUses: async (db, entry, features) => countBookmarks(db, await getBookmarkable(features).listTargets(db, entry)),
}
