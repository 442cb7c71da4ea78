import type { MemberStore } from '#features/accounts/server/personal-data.ts'
import { accountJobs, accountMails, accountRoutes } from '#features/accounts/server/public.ts'
import { bookmarkRoutes, bookmarkStore } from '#features/bookmarks/server/public.ts'
import {
  communityJobs,
  communityMails,
  communityRoutes,
  communityStore,
  relatedDiscussions,
  watchViews,
} from '#features/discussions/server/public.ts'
import { routes as feedbackRoutes } from '#features/feedback/server/routes.ts'
import {
  recentChanges,
  bookmarkable as trainingBookmarkable,
  trainingJobs,
  trainingMails,
  trainingRoutes,
} from '#features/library/server/public.ts'
import { searchable as trainingSearchable } from '#features/library/server/searchable.ts'
import { newsletterMails, newsletterStore } from '#features/newsletter/server/public.ts'
import { routes as newsletterRoutes } from '#features/newsletter/server/routes.ts'
import { contentRoutes } from '#features/pages/server/routes.ts'
import { searchable as contentSearchable } from '#features/pages/server/searchable.ts'
import { routes as searchRoutes } from '#features/search/server/routes.ts'
import type { Searchable } from '#features/search/server/searchable.ts'
import { fileJobs } from '#platform/files/jobs.ts'
import { httpJobs } from '#platform/http/jobs.ts'
import type { Watcher } from '#platform/http/request-hook.ts'
import type { Served } from '#platform/http/serve.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Composers } from '#platform/mail/mail.ts'

/** What each area keeps for a member. */
export const MEMBER_STORES: readonly MemberStore[] = [bookmarkStore, newsletterStore, communityStore]

/** Every call of the API, area by area. */
export const ROUTES: readonly Served[] = [
  ...accountRoutes(MEMBER_STORES),
  ...bookmarkRoutes(trainingBookmarkable),
  ...searchRoutes,
  ...feedbackRoutes,
  ...newsletterRoutes,
  ...contentRoutes(recentChanges),
  ...trainingRoutes(relatedDiscussions),
  ...communityRoutes,
]

/** What sees every request. */
export const WATCHERS: readonly Watcher[] = [watchViews]

/** What each area offers to the search. */
export const SEARCHABLES: readonly Searchable[] = [trainingSearchable, contentSearchable]

/** What makes each kind of mail. */
export const COMPOSERS: Composers = {
  ...accountMails,
  ...newsletterMails,
  ...trainingMails,
  ...communityMails,
}

/** What is done again and again. */
export const JOBS: readonly Job[] = [...fileJobs, ...httpJobs, ...accountJobs, ...trainingJobs, ...communityJobs]
