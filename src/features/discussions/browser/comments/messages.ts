import { formatCount } from '#core/format.ts'

/** Sentences of the parts that only members load. */
export const text = {
  label: 'Add your comment',
  placeholder: 'Type your comment...',
  count: (used: number, most: number) => `${used}/${most} words`,
  submit: 'Post comment',
  busy: 'Posting comment...',
  /** Label of the list that opens with '@'. */
  people: 'People in this discussion',
  matches: (count: number) =>
    `${formatCount(count, { one: 'person', other: 'people' })} to name. Choose with the arrow keys and Enter.`,
  /** The author of a pending comment while the account is loading. */
  you: 'You',
  sending: 'Sending…',
  notSent: 'Not sent.',
  logInFirst: 'Log in to send it.',
  tryAgain: 'Try again',
  discard: 'Discard',
  posted: 'Your comment is posted',
  discarded: 'The comment is discarded',
  postSaved: 'Your post is saved',
  commentSaved: 'Your comment is saved',
  commentDeleted: 'Your comment is deleted',
  followFailed: 'This was not changed.',
  openFailed: 'This could not be opened: there is no connection.',
  close: 'Close',
} as const
