/** A post as it stood when its author began to change it. */
export interface EditedPost {
  id: number
  topicId: number
  title: string
  /** HTML. */
  body: string
}

/** The module that a new post is about. */
export interface PostModule {
  id: number
  name: string
}

/** What the form holds: texts, by the names of its fields. */
export interface PostContent {
  /** A number, or nothing while none is chosen. */
  topic: string
  title: string
  /** HTML. */
  body: string
}

/** What the form starts with when nothing has been typed yet. */
export function contentOf(post: EditedPost | undefined): PostContent {
  if (post === undefined) return { topic: '', title: '', body: '' }
  return { topic: String(post.topicId), title: post.title, body: post.body }
}
