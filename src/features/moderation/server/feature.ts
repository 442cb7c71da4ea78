import type { Feature } from '#platform/feature.ts'
import { hideWhenReported } from './hide-reported.ts'
import { moderationMails } from './mails.ts'
import { moderationMigrations } from './migrations.ts'
import { moderationPersonalData } from './personal-data.ts'
import { moderationRoutes } from './routes.ts'
import { listModeratorToDo } from './to-do.ts'

export const moderationFeature: Feature = {
  name: 'moderation',
  migrations: moderationMigrations,
  backedUp: ['moderation_entry', 'member_note', 'appeal'],
  notBackedUp: ['report_claim'],
  routes: () => moderationRoutes,
  mails: moderationMails,
  personalData: moderationPersonalData,
  afterReport: hideWhenReported,
  toDo: listModeratorToDo,
}
