import type { Feature } from '#platform/feature.ts'
import { isPreviewLinkOpen } from './actions/preview-link.ts'
import { AUDIT_TEXTS, indexedAudit } from './audit.ts'
import { editingJobs, listEditables } from './jobs.ts'
import { editingMigrations } from './migrations.ts'
import { listOpenWork } from './queries/open-work.ts'
import { editingRoutes } from './routes.ts'

export const editingFeature: Feature = {
  name: 'editing',
  migrations: editingMigrations,
  backedUp: ['draft', 'version', 'trashed_entry', 'audit_entry', 'file_use', 'preview_link'],
  routes: editingRoutes,
  fileGrants: { preview: isPreviewLinkOpen },
  openWork: (db, accountId, now, features) => listOpenWork(db, listEditables(features), accountId, now),
  jobs: (features) => editingJobs(listEditables(features)),
  textTable: AUDIT_TEXTS,
  indexed: indexedAudit,
}
