import { formatCount } from '#core/format.ts'

/** Words of what members do in a discussion. */
export const text = {
  label: 'Add your comment',
  placeholder: 'Type your comment...',
  count: (used: number, most: number) => `${used}/${most} words`,
  submit: 'Post comment',
  busy: 'Posting comment...',
  /** Of the list that opens when '@' is typed. */
  people: 'People in this discussion',
  found: (count: number) =>
    `${formatCount(count, { one: 'person', other: 'people' })} to name. Choose with the arrow keys and Enter.`,
  /** Stands for a member whose account has not come yet. */
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
