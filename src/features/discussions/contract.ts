import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { exactParameter, QueryInterpretation } from '#core/query-interpretation.ts'
import { answers } from './messages.ts'
import { paths } from './paths.ts'
import { ABUSE_TYPE_RULE, ABUSE_TYPES, TOPIC_RULE } from './rules.ts'
import {
  Activity,
  BodyInput,
  Comment,
  CommentInput,
  Contributor,
  Discussion,
  DiscussionLink,
  DiscussionSummary,
  ReportMessageInput,
  TitleInput,
  Topic,
  ViewerState,
} from './schemas.ts'

const id = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)
const page = z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1)
const Detail = z.object({ detail: z.string() })
const topic = z
  .union([z.string(), z.number()], TOPIC_RULE.empty)
  .pipe(z.coerce.number<string | number>(TOPIC_RULE.empty).int(TOPIC_RULE.empty).min(1, TOPIC_RULE.empty))

export const SORTS = ['top-discussions', 'recent'] as const
export type Sort = (typeof SORTS)[number]

/** Discussions on a page, as the specification says. */
export const PAGE_SIZE = 5
const MAX_PAGE_SIZE = 50
/** Comments on a page. More are slow to load and to read on a phone. */
export const COMMENTS_PAGE_SIZE = 50
export const ACTIVITIES_PAGE_SIZE = 20

const pageSize = (size: number) => z.coerce.number<string | number>().int().min(1).max(MAX_PAGE_SIZE).default(size)

const OfDiscussion = z.object({ discussion: id })
const OfComment = z.object({ comment: id })
/** Errors when members change their own post. */
const ownErrors = ['not_allowed', 'not_found'] as const
/** Errors of a new post. */
const postErrors = ['suspended', 'posts_used_up', 'not_found', 'too_many_requests'] as const
const POSTS_A_MINUTE = 30

export const listTopics = endpoint(paths.listTopics, {
  summary: 'List the topics of the community',
  output: { 200: listOf(Topic) },
  reads: ['discussions'],
})

export const listDiscussions = endpoint(paths.listDiscussions, {
  summary: 'List discussions: the most discussed or the newest first, of one topic, or those that match a search',
  query: z.object({
    sort: z.enum(SORTS).default('top-discussions'),
    page,
    page_size: pageSize(PAGE_SIZE),
    category: id.optional(),
    topic: id.optional().meta({ description: 'The same as category' }),
    search: z.string().max(200).optional().meta({ description: 'Best matches first; `sort` orders equal ones' }),
    exact: exactParameter,
  }),
  output: { 200: listOf(DiscussionSummary).extend(QueryInterpretation.shape) },
  reads: ['members', 'discussions', 'comments'],
})

/** Whether the topic has no error yet. Zod skips a refinement after other errors unless it is told when to run. */
function hasNoTopicError({ value, issues }: z.core.ParsePayload): boolean {
  return value instanceof Object && !issues.some(({ path }) => path?.[0] === 'category' || path?.[0] === 'topic')
}

/** `topic` and `category` mean the same. */
const TopicInput = z.object({ category: topic.optional(), topic: topic.optional() })

export const createDiscussion = endpoint(paths.createDiscussion, {
  summary: 'Start a discussion',
  who: 'member',
  input: TopicInput.extend({ title: TitleInput, body: BodyInput, module: id.optional() }).refine(
    ({ category, topic }) => (category ?? topic) !== undefined,
    {
      path: ['category'],
      message: TOPIC_RULE.empty,
      when: hasNoTopicError,
    },
  ),
  output: { 201: Discussion },
  errors: postErrors,
  limit: POSTS_A_MINUTE,
})

export const getDiscussion = endpoint(paths.getDiscussion, {
  summary: 'Get a discussion by number or slug, with one page of its comments',
  params: z.object({ discussion: z.string().max(200) }),
  query: z.object({
    page,
    comment: id.optional().meta({ description: 'Returns the page that contains this comment instead' }),
  }),
  output: { 200: Discussion },
  reads: ['training', 'members', 'discussions'],
  errors: ['not_found'],
})

export const updateDiscussion = endpoint(paths.updateDiscussion, {
  summary: 'Change your discussion',
  who: 'member',
  params: OfDiscussion,
  input: TopicInput.extend({ title: TitleInput, body: BodyInput }).refine(
    ({ category, topic }) => (category ?? topic) !== undefined,
    {
      path: ['topic'],
      message: TOPIC_RULE.empty,
      when: hasNoTopicError,
    },
  ),
  output: { 201: Discussion },
  errors: [...ownErrors, 'suspended'],
  limit: POSTS_A_MINUTE,
})

export const deleteDiscussion = endpoint(paths.deleteDiscussion, {
  summary: 'Delete your discussion',
  who: 'member',
  params: OfDiscussion,
  output: { 204: z.null() },
  errors: ownErrors,
})

export const listComments = endpoint(paths.listComments, {
  summary: 'List the comments of a discussion, oldest first',
  params: OfDiscussion,
  query: z.object({ page, page_size: pageSize(COMMENTS_PAGE_SIZE) }),
  output: { 200: listOf(Comment) },
  reads: ['members'],
  errors: ['not_found'],
})

export const addComment = endpoint(paths.addComment, {
  summary: 'Add a comment to a discussion',
  who: 'member',
  params: OfDiscussion,
  input: z.object({ comment: CommentInput }),
  output: { 201: Comment },
  errors: postErrors,
  limit: POSTS_A_MINUTE,
})

export const updateComment = endpoint(paths.updateComment, {
  summary: 'Change your comment',
  who: 'member',
  params: OfComment,
  input: z.object({ comment: CommentInput }),
  output: { 201: Comment },
  errors: [...ownErrors, 'suspended'],
  limit: POSTS_A_MINUTE,
})

export const deleteComment = endpoint(paths.deleteComment, {
  summary: 'Delete your comment',
  who: 'member',
  params: OfComment,
  output: { 204: z.null() },
  errors: ownErrors,
})

export const report = endpoint(paths.report, {
  summary: 'Report a discussion or a comment to the moderators, once',
  who: 'member',
  input: z
    .object({
      post: id.nullish(),
      comment: id.nullish(),
      abuse_reported: z.enum(ABUSE_TYPES, ABUSE_TYPE_RULE.empty),
      content_target: z.enum(['post', 'comment']),
      message: ReportMessageInput,
    })
    .refine((input) => input[input.content_target] != null, { path: ['content_target'], message: answers.noTarget }),
  output: { 201: Detail },
  errors: ['not_found', 'not_allowed', 'reports_used_up'],
  limit: 20,
})

export const ACTIVITY_TYPES = ['all', 'post', 'comment'] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

export const listActivities = endpoint(paths.listActivities, {
  summary: "List a member's discussions and comments, newest first",
  params: z.object({ member: id }),
  query: z.object({ type: z.enum(ACTIVITY_TYPES).default('all'), page, page_size: pageSize(ACTIVITIES_PAGE_SIZE) }),
  output: { 200: listOf(Activity) },
  reads: ['members', 'discussions'],
  errors: ['not_found'],
})

export const listContributors = endpoint(paths.listContributors, {
  summary: 'List the ten members with most points, of all time or (`weekly`) of the last seven days',
  query: z.object({ weekly: z.string().optional() }),
  output: { 200: listOf(Contributor) },
  reads: ['members', 'discussions', 'comments'],
})

export const listModuleDiscussions = endpoint(paths.listModuleDiscussions, {
  summary: 'List the discussions about a module, newest first, 50 at most',
  params: z.object({ module: z.string().max(200) }),
  output: { 200: listOf(DiscussionSummary) },
  reads: ['training', 'members', 'discussions', 'comments'],
  errors: ['not_found'],
})

export const listSimilar = endpoint(paths.listSimilar, {
  summary: 'List at most five discussions with a similar title',
  query: z.object({ title: z.string().max(300) }),
  output: { 200: listOf(DiscussionLink) },
  reads: ['discussions'],
})

export const getViewerState = endpoint(paths.getViewerState, {
  summary: 'Get what belongs to you in a discussion: whether you follow it, what you reported',
  who: 'member',
  params: OfDiscussion,
  output: { 200: ViewerState },
  errors: ['not_found'],
})

export const follow = endpoint(paths.follow, {
  summary: 'Follow a discussion by mail, or stop following it',
  who: 'member',
  params: OfDiscussion,
  input: z.object({ following: z.boolean() }),
  output: { 200: z.object({ following: z.boolean() }) },
  errors: ['not_found'],
})
