import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import { accountJobs, accountMails, accountRoutes } from '#features/accounts/server/public.ts'
import { bookmarkPersonalData, bookmarkRoutes } from '#features/bookmarks/server/public.ts'
import {
  countViews,
  discussionJobs,
  discussionPersonalData,
  discussionRoutes,
  relatedDiscussions,
} from '#features/discussions/server/public.ts'
import { routes as feedbackRoutes } from '#features/feedback/server/routes.ts'
import {
  bookmarkable as libraryBookmarkable,
  libraryJobs,
  libraryMails,
  libraryRoutes,
  recentChanges,
} from '#features/library/server/public.ts'
import { searchable as librarySearchable } from '#features/library/server/searchable.ts'
import { hideWhenReported, moderationMails } from '#features/moderation/server/public.ts'
import { newsletterMails, newsletterPersonalData } from '#features/newsletter/server/public.ts'
import { routes as newsletterRoutes } from '#features/newsletter/server/routes.ts'
import { notificationJobs, notificationMails, notificationRoutes } from '#features/notifications/server/public.ts'
import { pageRoutes } from '#features/pages/server/routes.ts'
import { searchable as pagesSearchable } from '#features/pages/server/searchable.ts'
import { routes as searchRoutes } from '#features/search/server/routes.ts'
import type { Searchable } from '#features/search/server/searchable.ts'
import { fileJobs } from '#platform/files/jobs.ts'
import { httpJobs } from '#platform/http/jobs.ts'
import type { RequestHook } from '#platform/http/request-hook.ts'
import type { Served } from '#platform/http/serve.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { MailTemplates } from '#platform/mail/mail.ts'

/** What each area keeps for a member. */
export const PERSONAL_DATA_PROVIDERS: readonly PersonalDataProvider[] = [
  bookmarkPersonalData,
  newsletterPersonalData,
  discussionPersonalData,
]

/** Every call of the API, area by area. */
export const ROUTES: readonly Served[] = [
  ...accountRoutes(PERSONAL_DATA_PROVIDERS),
  ...bookmarkRoutes(libraryBookmarkable),
  ...searchRoutes,
  ...feedbackRoutes,
  ...newsletterRoutes,
  ...pageRoutes(recentChanges),
  ...libraryRoutes(relatedDiscussions),
  ...discussionRoutes(hideWhenReported),
  ...notificationRoutes,
]

/** What sees every request. */
export const REQUEST_HOOKS: readonly RequestHook[] = [countViews]

/** What each area offers to the search. */
export const SEARCHABLES: readonly Searchable[] = [librarySearchable, pagesSearchable]

/** What makes each kind of mail. */
export const MAIL_TEMPLATES: MailTemplates = {
  ...accountMails,
  ...newsletterMails,
  ...libraryMails,
  ...notificationMails,
  ...moderationMails,
}

/** What is done again and again. */
export const JOBS: readonly Job[] = [
  ...fileJobs,
  ...httpJobs,
  ...accountJobs,
  ...libraryJobs,
  ...discussionJobs,
  ...notificationJobs,
]
