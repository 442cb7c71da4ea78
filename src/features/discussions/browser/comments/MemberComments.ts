import './member-comments.css'

/** The parts of a discussion's page that only members load, as one chunk. */
export { CommentComposer } from './CommentComposer.tsx'
export { DiscussionDialogs } from './DiscussionDialogs.tsx'
export { PendingComments } from './PendingComments.tsx'
