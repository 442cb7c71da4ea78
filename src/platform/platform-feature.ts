import type { Feature } from './feature.ts'
import { fileJobs } from './files/jobs.ts'
import { httpJobs } from './http/jobs.ts'
import { platformMigrations } from './migrations.ts'
import { officeJobs } from './office/jobs.ts'
import { rebuildJobs } from './search/rebuild-index.ts'

/** The tables and jobs of the platform itself. */
export const platformFeature: Feature = {
  name: 'platform',
  migrations: platformMigrations,
  backedUp: ['file', 'file_text', 'outbox_mail', 'mail_bounce', 'setting'],
  notBackedUp: [
    ...(['change', 'first_page', 'file_slides', 'idempotent_response', 'call_count'] as const),
    ...(['search_word', 'text_index_state'] as const),
  ],
  jobs: (features) => [...fileJobs, ...officeJobs, ...httpJobs, ...rebuildJobs(features)],
}
