import type { Feature } from '#platform/feature.ts'
import { packageMigrations } from './migrations.ts'
import { routes } from './routes.ts'

export const packagesFeature: Feature = {
  name: 'packages',
  migrations: packageMigrations,
  backedUp: ['imported_entry', 'starter_package'],
  routes: () => routes,
}
