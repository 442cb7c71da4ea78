import type { Feature } from '#platform/feature.ts'
import { searchMigrations } from './migrations.ts'
import { routes } from './routes.ts'

export const searchFeature: Feature = {
  name: 'search',
  migrations: searchMigrations,
  notBackedUp: ['search_entry', 'search_version'],
  routes: () => routes,
}
