import type { Feature } from '#platform/feature.ts'
import { editingJobs, listEditables } from './jobs.ts'
import { editingMigrations } from './migrations.ts'
import { editingRoutes } from './routes.ts'

export const editingFeature: Feature = {
  name: 'editing',
  migrations: editingMigrations,
  backedUp: ['draft', 'version', 'trashed_entry', 'audit_entry', 'file_use', 'preview_link'],
  routes: editingRoutes,
  jobs: (features) => editingJobs(listEditables(features)),
}
