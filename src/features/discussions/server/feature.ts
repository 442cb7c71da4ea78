import type { Feature } from '#platform/feature.ts'
import { discussionJobs } from './jobs.ts'
import { discussionMigrations } from './migrations.ts'
import { discussionPersonalData } from './personal-data.ts'
import { relatedDiscussions } from './queries/module-discussions.ts'
import { listDiscussionUses } from './queries/uses.ts'
import { discussionRoutes } from './routes.ts'
import { indexedDiscussions, TEXTS } from './search/index-discussion.ts'
import { countViews } from './views/watch-views.ts'

export const discussionsFeature: Feature = {
  name: 'discussions',
  migrations: discussionMigrations,
  backedUp: [
    'discussion_topic',
    'discussion',
    'discussion_module',
    'comment',
    'comment_mention',
    'discussion_follow',
    'abuse_report',
    'posting_pause',
  ],
  routes: (features) => discussionRoutes(features.find(({ afterReport }) => afterReport)?.afterReport),
  jobs: discussionJobs,
  requestHook: countViews,
  personalData: discussionPersonalData,
  relatedDiscussions,
  listUses: listDiscussionUses,
  textTable: TEXTS,
  indexed: indexedDiscussions,
}
