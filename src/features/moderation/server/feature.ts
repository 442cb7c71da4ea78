import type { Feature } from '#platform/feature.ts'
import { hideWhenReported } from './hide-reported.ts'
import { moderationMails } from './mails.ts'
import { moderationMigrations } from './migrations.ts'

export const moderationFeature: Feature = {
  name: 'moderation',
  migrations: moderationMigrations,
  backedUp: ['moderation_entry'],
  mails: moderationMails,
  afterReport: hideWhenReported,
}
