import { accountJobs, accountMails, accountRoutes } from '#features/accounts/public.ts'
import { bookmarkRoutes, bookmarkStore } from '#features/bookmarks/public.ts'
import {
  communityJobs,
  communityMails,
  communityRoutes,
  communityStore,
  relatedDiscussions,
  watchViews,
} from '#features/community/public.ts'
import { contentRoutes } from '#features/content/routes.ts'
import { searchable as contentSearchable } from '#features/content/searchable.ts'
import { routes as feedbackRoutes } from '#features/feedback/routes.ts'
import { newsletterMails, newsletterStore } from '#features/newsletter/public.ts'
import { routes as newsletterRoutes } from '#features/newsletter/routes.ts'
import { routes as searchRoutes } from '#features/search/routes.ts'
import {
  recentChanges,
  bookmarkable as trainingBookmarkable,
  trainingJobs,
  trainingMails,
  trainingRoutes,
} from '#features/training/public.ts'
import { searchable as trainingSearchable } from '#features/training/searchable.ts'
import { fileJobs } from '#server/files/jobs.ts'
import { httpJobs } from '#server/http/jobs.ts'
import type { Served } from '#server/http/serve.ts'
import type { Watcher } from '#server/http/watcher.ts'
import type { Job } from '#server/job.ts'
import type { Composers } from '#server/mail/mail.ts'
import type { MemberStore } from '#server/member-store.ts'
import type { Searchable } from '#server/searchable.ts'

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
