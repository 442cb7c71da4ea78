import type { Feature } from '#platform/feature.ts'
import { colorGuides } from './editables/color-guides.ts'
import { faqSections } from './editables/faq-sections.ts'
import { guidesPage } from './editables/guides.ts'
import { materialSections } from './editables/material-sections.ts'
import { newsItems } from './editables/news-items.ts'
import { singlePages } from './editables/pages.ts'
import { platformLinks } from './editables/platform-links.ts'
import { pageMigrations } from './migrations.ts'
import { getRecentChanges } from './recent-changes.ts'
import { pageRoutes } from './routes.ts'
import { searchable } from './searchable.ts'

export const pagesFeature: Feature = {
  name: 'pages',
  migrations: pageMigrations,
  routes: (features) => pageRoutes(getRecentChanges(features)),
  searchable,
  editables: [...singlePages, guidesPage, faqSections, newsItems, materialSections, colorGuides, platformLinks],
}
