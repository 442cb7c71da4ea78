/** What members get for what they write; given back when it is no longer to be read. */
export const DISCUSSION_POINTS = 10
export const COMMENT_POINTS = 4
