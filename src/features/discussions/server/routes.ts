import { orNotFound } from '#core/errors.ts'
import { pagedList, wholeList } from '#core/paging.ts'
import { findModuleId } from '#features/library/server/public.ts'
import { sanitizeMemberHtml } from '#platform/html/sanitize-member-html.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { addComment, deleteComment, updateComment } from './actions/comments.ts'
import { createDiscussion, deleteDiscussion, updateDiscussion } from './actions/discussions.ts'
import { followDiscussion } from './actions/follow.ts'
import { type AfterReport, reportContent } from './actions/report.ts'
import { activitiesPage } from './queries/activities.ts'
import { findComments } from './queries/comments.ts'
import { listContributors, listContributorsOfWeek } from './queries/contributors.ts'
import { discussionsPage, findDiscussionId, getDiscussion, searchPage } from './queries/discussions.ts'
import { relatedDiscussions } from './queries/module-discussions.ts'
import { listRelated, listSimilar } from './queries/similar.ts'
import { listSummaries } from './queries/summaries.ts'
import { listTopics } from './queries/topics.ts'
import { getViewerState } from './queries/viewer-state.ts'

/** Most discussions on the page of a module. */
const MAX_MODULE_DISCUSSIONS = 50

/** @param afterReport last step of each report's transaction */
export const discussionRoutes = (afterReport?: AfterReport): Served[] => [
  serve(calls.listTopics, async ({ db }) => wholeList(await listTopics(db))),
  serve(
    calls.listDiscussions,
    async ({ db, longRead, query, url, siteUrl }) => {
      const { page, page_size: pageSize, sort } = query
      const list = { sort, page, pageSize, topicId: query.category ?? query.topic }
      const words = query.search?.trim() ?? ''
      const { count, results, ...interpretation } =
        words === ''
          ? await discussionsPage(db, list)
          : await longRead((reader) => searchPage(reader, { words, exact: query.exact }, list))
      return { ...pagedList(new URL(siteUrl + url), { page, pageSize, count, results }), ...interpretation }
    },
    // Its synonyms.
    { alsoReads: ({ query }) => (query.search ? ['search'] : []) },
  ),
  serve(calls.createDiscussion, createDiscussion, { sanitize: { body: sanitizeMemberHtml } }),
  serve(
    calls.getDiscussion,
    async ({ db, params, query }) =>
      getDiscussion(db, orNotFound(await findDiscussionId(db, params.discussion)), query, (discussion) =>
        listRelated(db, discussion),
      ),
    { alsoReads: (_, { id }) => [`discussion:${id}`] },
  ),
  serve(calls.updateDiscussion, updateDiscussion, { sanitize: { body: sanitizeMemberHtml } }),
  serve(calls.deleteDiscussion, deleteDiscussion),
  serve(
    calls.listComments,
    async ({ db, params, query, url, siteUrl }) => {
      const { page, page_size: pageSize } = query
      const comments = orNotFound(await findComments(db, params.discussion, { page, pageSize }))
      return pagedList(new URL(siteUrl + url), { page, pageSize, ...comments })
    },
    { alsoReads: ({ params }) => [`discussion:${params.discussion}`] },
  ),
  serve(calls.addComment, addComment),
  serve(calls.updateComment, updateComment),
  serve(calls.deleteComment, deleteComment),
  serve(calls.report, (call) => reportContent(call, afterReport)),
  serve(
    calls.listActivities,
    async ({ db, params, query, url, siteUrl }) => {
      const { type, page, page_size: pageSize } = query
      const activities = await activitiesPage(db, params.member, { type, page, pageSize })
      return pagedList(new URL(siteUrl + url), { page, pageSize, ...activities })
    },
    { alsoReads: ({ params }) => [`member:${params.member}`] },
  ),
  serve(calls.listContributors, async ({ db, query, now }) =>
    wholeList(await (query.weekly === undefined ? listContributors(db) : listContributorsOfWeek(db, now))),
  ),
  serve(calls.listModuleDiscussions, async ({ db, params }) => {
    const id = orNotFound(await findModuleId(db, params.module))
    const all = (await relatedDiscussions.idsByModule(db, [id])).get(id) ?? []
    const summaries = await listSummaries(db, all.slice(0, MAX_MODULE_DISCUSSIONS))
    return { ...wholeList(summaries), count: all.length }
  }),
  serve(calls.listSimilar, async ({ longRead, query }) =>
    wholeList(await longRead((db) => listSimilar(db, query.title))),
  ),
  serve(calls.getViewerState, ({ db, member, params }) => getViewerState(db, params.discussion, member.id)),
  serve(calls.follow, followDiscussion),
]
