export { notificationJobs } from './jobs.ts'
export { notificationMails } from './new-comments-mail.ts'
export { notificationRoutes } from './routes.ts'
