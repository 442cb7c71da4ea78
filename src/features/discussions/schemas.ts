import { z } from 'zod'
import { removeHiddenCharacters } from '#core/hidden-characters.ts'
import { Marked } from '#core/marked.ts'
import { ruled } from '#core/rule-schema.ts'
import { COMMENT_FIELD, DETAIL_FIELD, REPORT_MESSAGE_FIELD, TITLE_FIELD, TOPIC_NAME_FIELD } from './rules.ts'

export const TitleInput = ruled(TITLE_FIELD)

/** HTML. The server sanitizes it before this check (`sanitize` in `server/routes.ts`). */
export const BodyInput = ruled(DETAIL_FIELD)

/** Plain text without hidden characters, with at most one empty line in a row. */
export const CommentInput = z
  .string(COMMENT_FIELD.messages.required)
  .transform((text) => removeHiddenCharacters(text).replace(/\n{3,}/g, '\n\n'))
  .pipe(ruled(COMMENT_FIELD))

export const ReportMessageInput = z
  .string()
  .nullish()
  .transform((text) => removeHiddenCharacters(text ?? ''))
  .pipe(ruled(REPORT_MESSAGE_FIELD))

export const Author = z
  .object({
    id: z.int(),
    first_name: z.string().meta({ examples: ['Amina'] }),
    last_name: z.string().meta({ examples: ['Otieno'] }),
    profile_picture: z.string().nullable(),
    is_removed: z.boolean().meta({ description: 'The member left: there is no profile page' }),
  })
  .meta({ id: 'Author' })
export type Author = z.infer<typeof Author>

export const Topic = z.object({ id: z.int(), name: z.string().meta({ examples: ['Methods'] }) }).meta({ id: 'Topic' })
export type Topic = z.infer<typeof Topic>

/** A topic in the list of topics. */
export const ListedTopic = Topic.extend({
  is_closed: z.literal(true).optional().meta({ description: 'It takes no new discussions; else left out' }),
  former_ids: z.array(z.int()).optional().meta({ description: 'Topics that were merged into it, if there are any' }),
}).meta({ id: 'ListedTopic' })
export type ListedTopic = z.infer<typeof ListedTopic>

/** A topic for administrators. */
export const ManagedTopic = Topic.extend({
  is_closed: z.boolean(),
  discussion_count: z.int().meta({ description: 'Discussions that readers see' }),
  newest_at: z.string().nullable(),
}).meta({ id: 'ManagedTopic' })
export type ManagedTopic = z.infer<typeof ManagedTopic>

/** What administrators change of a topic. */
export const TopicChange = z
  .object({
    id: z.int().optional().meta({ description: 'Missing for a new topic' }),
    name: ruled(TOPIC_NAME_FIELD).optional(),
    is_closed: z.boolean().optional().meta({ description: 'A closed topic can be read, but takes no new discussions' }),
    merged_into: z.int().nullable().optional().meta({
      description: 'The topic that gets the discussions and the address; null gives them back',
    }),
    is_removed: z.literal(true).optional().meta({ description: 'Only a topic that was never used can be removed' }),
  })
  .refine(({ id, name }) => id !== undefined || name !== undefined)
  .meta({ id: 'TopicChange' })
export type TopicChange = z.infer<typeof TopicChange>

export const DiscussionSummary = z
  .object({
    id: z.int(),
    slug: z.string().meta({ examples: ['storing-implants'] }),
    title: z.string().meta({ examples: ['How do you store implants without a fridge?'] }),
    category: Topic,
    author: Author,
    created_at: z.string(),
    updated_at: z.string(),
    view_count: z.int(),
    comment_count: z.int(),
    excerpt: z.string().meta({ description: 'Beginning of the body, without HTML' }),
    found: z
      .object({ title: Marked, snippet: Marked })
      .nullable()
      .meta({ description: 'In a search: the title and the best passage of body or comments, with the words marked' }),
  })
  .meta({ id: 'DiscussionSummary' })
export type DiscussionSummary = z.infer<typeof DiscussionSummary>

export const DiscussionLink = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    comment_count: z.int(),
  })
  .meta({ id: 'DiscussionLink' })
export type DiscussionLink = z.infer<typeof DiscussionLink>

export const Comment = z
  .object({
    id: z.int(),
    comment: z
      .string()
      .meta({ description: 'Plain text with line breaks', examples: ['We keep them in a clay pot in the shade.'] }),
    author: Author,
    created_at: z.string(),
    updated_at: z.string(),
    mentions: z.array(z.object({ id: z.int(), name: z.string() })).meta({
      description: 'Members whom it mentions as @name',
    }),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof Comment>

export const Discussion = DiscussionSummary.omit({ excerpt: true, found: true })
  .extend({
    body: z.string().meta({ description: 'HTML: p, br, strong, em, ul, ol, li, blockquote, a' }),
    excerpt: z.string(),
    modules: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
    relatedDiscussions: z.array(DiscussionLink),
    comments: z.array(Comment).meta({ description: 'One page of the comments, oldest first' }),
    comments_page: z.int().min(1),
    comments_pages: z.int().min(1),
  })
  .meta({ id: 'Discussion' })
export type Discussion = z.infer<typeof Discussion>

/** A discussion or a comment in the profile of a member. Removed content appears without its text. */
export const Activity = z
  .object({
    id: z.string().meta({ description: "Unique in the list, e.g. 'comment-12'" }),
    type: z.enum(['post', 'comment']),
    activity_at: z.string(),
    post: z
      .object({ id: z.int(), slug: z.string(), title: z.string(), category: Topic, body: z.string() })
      .nullable()
      .meta({ description: 'Null for a removed discussion' }),
    comment: z
      .object({ id: z.int(), comment: z.string() })
      .nullable()
      .meta({ description: 'Null for a discussion and for a removed comment' }),
  })
  .meta({ id: 'Activity' })
export type Activity = z.infer<typeof Activity>

export const Contributor = Author.omit({ is_removed: true }).extend({ points: z.int() }).meta({ id: 'Contributor' })
export type Contributor = z.infer<typeof Contributor>

/** What a discussion page shows to one member. */
export const ViewerState = z
  .object({
    following: z.boolean(),
    reported_post: z.boolean(),
    reported_comments: z.array(z.int()),
    participants: z.array(z.object({ id: z.int(), name: z.string() })).meta({
      description: 'Members who can be mentioned: the last 50 authors, without the viewer',
    }),
  })
  .meta({ id: 'ViewerState' })
export type ViewerState = z.infer<typeof ViewerState>
