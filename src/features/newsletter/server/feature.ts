import type { Feature } from '#platform/feature.ts'
import { newsletterJobs } from './jobs.ts'
import { mailRoutes } from './mail-routes.ts'
import { newsletterMails } from './mails.ts'
import { newsletterMigrations } from './migrations.ts'
import { newsletterPersonalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { listMailsToDo } from './to-do.ts'

export const newsletterFeature: Feature = {
  name: 'newsletter',
  migrations: newsletterMigrations,
  backedUp: ['newsletter_subscriber', 'newsletter_issue', 'newsletter_event'],
  routes: (features) => [...routes, ...mailRoutes(features)],
  jobs: newsletterJobs,
  toDo: listMailsToDo,
  mails: newsletterMails,
  personalData: newsletterPersonalData,
}
