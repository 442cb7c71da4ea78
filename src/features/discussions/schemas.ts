import { z } from 'zod'
import { Marked } from '#core/marked.ts'

/** What the community's calls answer with. */

export const Author = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  profile_picture: z.string().nullable(),
  is_removed: z.boolean().meta({ description: 'Has left: there is no profile page' }),
})
export type Author = z.infer<typeof Author>

export const Topic = z.object({ id: z.int(), name: z.string() })
export type Topic = z.infer<typeof Topic>

export const DiscussionSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
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
    .meta({ description: 'In a search: title and the best place of body or comments, with the words marked' }),
})
export type DiscussionSummary = z.infer<typeof DiscussionSummary>

/** As little as a link needs. */
export const DiscussionLink = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  comment_count: z.int(),
})
export type DiscussionLink = z.infer<typeof DiscussionLink>

export const Comment = z.object({
  id: z.int(),
  comment: z.string().meta({ description: 'Plain text with line breaks' }),
  author: Author,
  created_at: z.string(),
  updated_at: z.string(),
  mentions: z.array(z.object({ id: z.int(), name: z.string() })).meta({
    description: 'Members who are named in it as @name',
  }),
})
export type Comment = z.infer<typeof Comment>

export const Discussion = DiscussionSummary.omit({ excerpt: true, found: true }).extend({
  body: z.string().meta({ description: 'HTML: p, br, strong, em, ul, ol, li, blockquote, a' }),
  excerpt: z.string(),
  modules: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  relatedDiscussions: z.array(DiscussionLink),
  comments: z.array(Comment).meta({ description: 'One page of the comments, oldest first' }),
  comments_page: z.int().min(1),
  comments_pages: z.int().min(1),
})
export type Discussion = z.infer<typeof Discussion>

/** A post or a comment in a member's profile. Of what is gone only that it was there. */
export const Activity = z.object({
  id: z.string().meta({ description: "Unique in the list, e.g. 'comment-12'" }),
  type: z.enum(['post', 'comment']),
  activity_at: z.string(),
  post: z
    .object({ id: z.int(), slug: z.string(), title: z.string(), category: Topic, body: z.string() })
    .nullable()
    .meta({ description: 'Null: the post is removed' }),
  comment: z
    .object({ id: z.int(), comment: z.string() })
    .nullable()
    .meta({ description: 'Null for a post, and for a comment that was removed' }),
})
export type Activity = z.infer<typeof Activity>

export const Contributor = Author.omit({ is_removed: true }).extend({ points: z.int() })
export type Contributor = z.infer<typeof Contributor>

/** What a discussion page shows to the member who looks at it. */
export const ViewerState = z.object({
  following: z.boolean(),
  reported_post: z.boolean(),
  reported_comments: z.array(z.int()),
  participants: z.array(z.object({ id: z.int(), name: z.string() })).meta({
    description: 'Members who can be mentioned: who wrote here last, 50 at most, without oneself',
  }),
})
export type ViewerState = z.infer<typeof ViewerState>
