import type { Feature } from '#platform/feature.ts'
import { notificationJobs } from './jobs.ts'
import { notificationMails } from './mails.ts'
import { moduleMails } from './module-mails.ts'
import { notificationRoutes } from './routes.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  routes: () => notificationRoutes,
  jobs: notificationJobs,
  mails: { ...notificationMails, ...moduleMails },
}
