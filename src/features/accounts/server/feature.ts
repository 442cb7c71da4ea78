import type { Feature } from '#platform/feature.ts'
import { getIntents } from './intents.ts'
import { accountJobs } from './jobs.ts'
import { accountMails } from './mails.ts'
import { accountMigrations } from './migrations.ts'
import { isActiveEditor } from './queries/members.ts'
import { accountRoutes } from './routes.ts'

export const accountsFeature: Feature = {
  name: 'accounts',
  migrations: accountMigrations,
  backedUp: ['account', 'session', 'account_token', 'suspension', 'second_factor', 'recovery_code', 'sign_up_return'],
  notBackedUp: ['sign_in_failure', 'data_copy'],
  routes: (features) =>
    accountRoutes(
      features.flatMap(({ personalData }) => personalData ?? []),
      getIntents(features),
    ),
  jobs: (features) => accountJobs(features.flatMap(({ personalData }) => personalData ?? [])),
  mails: accountMails,
  fileGrants: { editor: (db, id, now) => isActiveEditor(db, Number(id), now) },
}
