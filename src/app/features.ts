import { contentFeature } from '#content/server/content-feature.ts'
import { accountsFeature } from '#features/accounts/server/feature.ts'
import type { OpenWork } from '#features/accounts/server/public.ts'
import { bookmarksFeature } from '#features/bookmarks/server/feature.ts'
import { discussionsFeature } from '#features/discussions/server/feature.ts'
import { editingFeature } from '#features/editing/server/feature.ts'
import { feedbackFeature } from '#features/feedback/server/feature.ts'
import { keepFeature } from '#features/keep/server/feature.ts'
import { libraryFeature } from '#features/library/server/feature.ts'
import { moderationFeature } from '#features/moderation/server/feature.ts'
import { newsletterFeature } from '#features/newsletter/server/feature.ts'
import { noticesFeature } from '#features/notices/server/feature.ts'
import { notificationsFeature } from '#features/notifications/server/feature.ts'
import { numbersFeature } from '#features/numbers/server/feature.ts'
import { packagesFeature } from '#features/packages/server/feature.ts'
import { pagesFeature } from '#features/pages/server/feature.ts'
import { peopleFeature } from '#features/people/server/feature.ts'
import { searchFeature } from '#features/search/server/feature.ts'
import { siteFeature } from '#features/site/server/feature.ts'
import { uploadsFeature } from '#features/uploads/server/feature.ts'
import type { Feature } from '#platform/feature.ts'
import type { FileGrants } from '#platform/files/routes.ts'
import type { MailTemplates } from '#platform/mail/mail.ts'
import { platformFeature } from '#platform/platform-feature.ts'
import { readHealth } from './health/read-health.ts'

/** Each feature imports only features before it (checked by `architecture.rules.test.ts`). */
export const FEATURES: readonly Feature[] = [
  platformFeature,
  accountsFeature,
  uploadsFeature,
  contentFeature,
  editingFeature,
  packagesFeature,
  feedbackFeature,
  keepFeature,
  bookmarksFeature,
  searchFeature,
  newsletterFeature,
  pagesFeature,
  libraryFeature,
  noticesFeature,
  discussionsFeature,
  notificationsFeature,
  moderationFeature,
  peopleFeature,
  numbersFeature,
  siteFeature(readHealth),
]

export const MIGRATIONS = FEATURES.flatMap(({ migrations }) => migrations ?? [])
export const ROUTES = FEATURES.flatMap(({ routes }) => routes?.(FEATURES) ?? [])
export const JOBS = FEATURES.flatMap(({ jobs }) => (typeof jobs === 'function' ? jobs(FEATURES) : (jobs ?? [])))
export const MAIL_TEMPLATES: MailTemplates = Object.assign({}, ...FEATURES.map(({ mails }) => mails))
export const FILE_GRANTS: FileGrants = Object.assign({}, ...FEATURES.map(({ fileGrants }) => fileGrants))
export const REQUEST_HOOKS = FEATURES.flatMap(({ requestHook }) => requestHook ?? [])
export const PERSONAL_DATA_PROVIDERS = FEATURES.flatMap(({ personalData }) => personalData ?? [])
export const listOpenWork: OpenWork = async (...given) =>
  (await Promise.all(FEATURES.map((feature) => feature.openWork?.(...given, FEATURES) ?? []))).flat()
/** Each after those that it refers to. */
export const BACKED_UP = FEATURES.flatMap(({ backedUp }) => backedUp ?? [])
export const NOT_BACKED_UP = FEATURES.flatMap(({ notBackedUp }) => notBackedUp ?? [])
