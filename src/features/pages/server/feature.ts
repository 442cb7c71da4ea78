import type { Feature } from '#platform/feature.ts'
import { pageMails } from './confirm-contact.ts'
import { colorGuides, faqSections, materialSections, newsItems, platformLinks } from './editables/lists.ts'
import { singlePages } from './editables/pages.ts'
import { pageMigrations } from './migrations.ts'
import { getRecentChanges } from './recent-changes.ts'
import { pageRoutes } from './routes.ts'
import { indexedPages } from './searchable.ts'
import { getTranslations } from './translations.ts'

export const pagesFeature: Feature = {
  name: 'pages',
  migrations: pageMigrations,
  routes: (features) => pageRoutes(getRecentChanges(features), getTranslations(features)),
  mails: pageMails,
  indexed: indexedPages,
  editables: [...singlePages, faqSections, newsItems, materialSections, colorGuides, platformLinks],
}
