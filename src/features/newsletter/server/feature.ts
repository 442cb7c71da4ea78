import type { Feature } from '#platform/feature.ts'
import { newsletterMails } from './mails.ts'
import { newsletterMigrations } from './migrations.ts'
import { newsletterPersonalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const newsletterFeature: Feature = {
  name: 'newsletter',
  migrations: newsletterMigrations,
  backedUp: ['newsletter_subscriber', 'newsletter_issue'],
  routes: () => routes,
  mails: newsletterMails,
  personalData: newsletterPersonalData,
}
