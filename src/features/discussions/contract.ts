import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf, page, pageSize } from '#core/paging.ts'
import { exactParameter, QueryInterpretation } from '#core/query-interpretation.ts'
import { issue } from '#core/rule-schema.ts'
import { Detail, idParam } from '#core/schemas.ts'
import { fieldText, responseText } from './messages.ts'
import { paths } from './paths.ts'
import { ABUSE_TYPES } from './rules.ts'
import {
  Activity,
  BodyInput,
  Comment,
  CommentInput,
  Contributor,
  Discussion,
  DiscussionLink,
  DiscussionSummary,
  ListedTopic,
  ReportMessageInput,
  TitleInput,
  ViewerState,
} from './schemas.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    /** `discussions`: which there are and their titles. `comments`: counts and the order of lists, which change with each comment. */
    discussions: 'discussions' | 'comments' | `discussion:${number}`
  }
}

const endpoint = defineEndpoints(
  { name: 'Discussions', description: 'Discussions and comments of the community' },
  paths,
)

const topicRequired = issue('required', fieldText.topic.required)

const topic = z
  .union([z.string(), z.number()], fieldText.topic.required)
  .transform(Number)
  .refine((id) => Number.isSafeInteger(id) && id > 0, topicRequired)

export { ManagedTopic, TopicChange } from './schemas.ts'

export const SORTS = ['top-discussions', 'recent'] as const
export type Sort = (typeof SORTS)[number]

/** Discussions on a page. The specification sets it. */
export const PAGE_SIZE = 5
/** Comments on a page. More are slow to load and read on a phone. */
export const COMMENTS_PAGE_SIZE = 50
export const ACTIVITIES_PAGE_SIZE = 20

const OfDiscussion = z.object({ discussion: idParam })
const OfComment = z.object({ comment: idParam })
const ownErrors = ['not_allowed', 'not_found'] as const
/** Errors of new content. */
const postErrors = ['suspended', 'posting_paused', 'posts_used_up', 'not_found', 'too_many_requests'] as const
const POSTS_A_MINUTE = 30

export const listTopics = endpoint(paths.listTopics, {
  summary: 'List the topics of discussions',
  may: 'everyone',
  output: { 200: listOf(ListedTopic) },
  reads: ['discussions'],
})

export const listDiscussions = endpoint(paths.listDiscussions, {
  summary: 'List discussions',
  description: 'Sorted by number of comments or by date, optionally of one topic or with the words of a search.',
  may: 'everyone',
  query: z.object({
    sort: z.enum(SORTS).default('top-discussions'),
    page,
    page_size: pageSize(PAGE_SIZE),
    category: idParam.optional(),
    topic: idParam.optional().meta({ description: 'Alias of `category`' }),
    search: z.string().max(200).optional().meta({ description: 'Best matches first; `sort` orders equal ones' }),
    exact: exactParameter,
  }),
  output: { 200: listOf(DiscussionSummary).extend(QueryInterpretation.shape) },
  reads: ['members', 'discussions', 'comments'],
})

/** Whether the topic has no error yet. It is checked even where other fields are wrong. */
function topicIsUnchecked({ value, issues }: z.core.ParsePayload): boolean {
  return value instanceof Object && !issues.some(({ path }) => path?.[0] === 'category' || path?.[0] === 'topic')
}

/** `topic` and `category` are aliases. */
const topicGiven = z.object({ category: topic.optional(), topic: topic.optional() })

export const createDiscussion = endpoint(paths.createDiscussion, {
  summary: 'Start a discussion',
  may: 'member',
  example: {
    category: 2,
    title: 'How do you store implants in a clinic without a fridge?',
    body: '<p>Our clinic has power for a few hours a day. Where do you keep implants in the hot season?</p>',
  },
  input: topicGiven
    .extend({ title: TitleInput, body: BodyInput, module: idParam.optional() })
    .refine(({ category, topic }) => (category ?? topic) !== undefined, {
      path: ['category'],
      ...topicRequired,
      when: topicIsUnchecked,
    }),
  output: { 201: Discussion },
  errors: postErrors,
  limit: POSTS_A_MINUTE,
})

export const getDiscussion = endpoint(paths.getDiscussion, {
  summary: 'Get a discussion by id or slug',
  description: 'Includes one page of its comments.',
  may: 'everyone',
  params: z.object({ discussion: z.string().max(200) }),
  query: z.object({
    page,
    comment: idParam.optional().meta({ description: 'Returns the page that has this comment' }),
  }),
  output: { 200: Discussion },
  reads: ['library', 'members', 'discussions'],
  errors: ['not_found'],
})

export const updateDiscussion = endpoint(paths.updateDiscussion, {
  summary: 'Update your discussion',
  may: 'member',
  example: {
    category: 2,
    title: 'How do you store implants without a fridge?',
    body: '<p>Our clinic has power for a few hours a day. Where do you keep implants in the hot season?</p>',
  },
  params: OfDiscussion,
  input: topicGiven
    .extend({ title: TitleInput, body: BodyInput })
    .refine(({ category, topic }) => (category ?? topic) !== undefined, {
      path: ['topic'],
      ...topicRequired,
      when: topicIsUnchecked,
    }),
  output: { 201: Discussion },
  errors: [...ownErrors, 'suspended'],
  limit: POSTS_A_MINUTE,
})

export const deleteDiscussion = endpoint(paths.deleteDiscussion, {
  summary: 'Delete your discussion',
  may: 'member',
  params: OfDiscussion,
  output: { 204: z.null() },
  errors: ownErrors,
})

export const listComments = endpoint(paths.listComments, {
  summary: 'List the comments of a discussion',
  description: 'Oldest first.',
  may: 'everyone',
  params: OfDiscussion,
  query: z.object({ page, page_size: pageSize(COMMENTS_PAGE_SIZE) }),
  output: { 200: listOf(Comment) },
  reads: ['members'],
  errors: ['not_found'],
})

export const addComment = endpoint(paths.addComment, {
  summary: 'Add a comment to a discussion',
  may: 'member',
  example: { comment: 'We keep them in a clay pot in the shade. They may be stored at up to 30 °C.' },
  params: OfDiscussion,
  input: z.object({ comment: CommentInput }),
  output: { 201: Comment },
  errors: postErrors,
  limit: POSTS_A_MINUTE,
})

export const updateComment = endpoint(paths.updateComment, {
  summary: 'Update your comment',
  may: 'member',
  example: { comment: 'We keep them in a clay pot in the shade.' },
  params: OfComment,
  input: z.object({ comment: CommentInput }),
  output: { 201: Comment },
  errors: [...ownErrors, 'suspended'],
  limit: POSTS_A_MINUTE,
})

export const deleteComment = endpoint(paths.deleteComment, {
  summary: 'Delete your comment',
  may: 'member',
  params: OfComment,
  output: { 204: z.null() },
  errors: ownErrors,
})

export const report = endpoint(paths.report, {
  summary: 'Report a discussion or a comment to the moderators',
  description: 'You can report the same content once.',
  may: 'member',
  example: { content_target: 'comment', comment: 12, abuse_reported: 'content_spam', message: 'Advertises a shop' },
  input: z
    .object({
      post: idParam.nullish(),
      comment: idParam.nullish(),
      abuse_reported: z.enum(ABUSE_TYPES, fieldText.abuseType.required),
      content_target: z.enum(['post', 'comment']),
      message: ReportMessageInput,
    })
    .refine((input) => input[input.content_target] != null, {
      path: ['content_target'],
      ...issue('no_target', responseText.noTarget),
    }),
  output: { 201: Detail },
  errors: ['not_found', 'not_allowed', 'reports_used_up'],
  limit: 20,
})

export const ACTIVITY_TYPES = ['all', 'post', 'comment'] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

export const listActivities = endpoint(paths.listActivities, {
  summary: 'List the discussions and comments of a member',
  description: 'Newest first.',
  may: 'everyone',
  params: z.object({ member: idParam }),
  query: z.object({ type: z.enum(ACTIVITY_TYPES).default('all'), page, page_size: pageSize(ACTIVITIES_PAGE_SIZE) }),
  output: { 200: listOf(Activity) },
  reads: ['members', 'discussions'],
  errors: ['not_found'],
})

export const listContributors = endpoint(paths.listContributors, {
  summary: 'List the ten members with the most points',
  description: 'Of all time, or of the last seven days with `weekly`.',
  may: 'everyone',
  query: z.object({ weekly: z.string().optional() }),
  output: { 200: listOf(Contributor) },
  reads: ['members', 'discussions', 'comments'],
})

export const listModuleDiscussions = endpoint(paths.listModuleDiscussions, {
  summary: 'List the discussions about a module',
  description: 'Newest first, at most 50.',
  may: 'everyone',
  params: z.object({ module: z.string().max(200) }),
  output: { 200: listOf(DiscussionSummary) },
  reads: ['library', 'members', 'discussions', 'comments'],
  errors: ['not_found'],
})

export const listSimilar = endpoint(paths.listSimilar, {
  summary: 'List up to five discussions with a similar title',
  description: 'Lets a member find an answer before asking again.',
  may: 'everyone',
  query: z.object({ title: z.string().max(300) }),
  output: { 200: listOf(DiscussionLink) },
  reads: ['discussions'],
})

export const getViewerState = endpoint(paths.getViewerState, {
  summary: 'Get your relation to a discussion',
  description: 'Whether you follow it, and what you have reported.',
  may: 'member',
  params: OfDiscussion,
  output: { 200: ViewerState },
  errors: ['not_found'],
})

export const follow = endpoint(paths.follow, {
  summary: 'Follow a discussion by mail, or stop following it',
  may: 'member',
  example: { following: true },
  params: OfDiscussion,
  input: z.object({ following: z.boolean() }),
  output: { 200: z.object({ following: z.boolean() }) },
  errors: ['not_found'],
})
