import type { Feature } from '#platform/feature.ts'
import { feedbackMigrations } from './migrations.ts'
import { routes } from './routes.ts'

export const feedbackFeature: Feature = {
  name: 'feedback',
  migrations: feedbackMigrations,
  backedUp: ['feedback'],
  routes: () => routes,
}
