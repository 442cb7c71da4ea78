import { formatCount } from '#core/format.ts'

/** Sentences of a discussion's page that guests load. */
export const text = {
  views: (count: number) => formatCount(count, { one: 'view', other: 'views' }),
  edited: (day: string) => `edited ${day}`,
  about: 'About:',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  follow: 'Follow',
  following: 'Following',
  report: 'Report',
  reportOf: (name: string) => `Report the comment of ${name}`,
  reported: 'Reported',
  edit: 'Edit',
  editComment: 'Edit your comment',
  delete: 'Delete',
  deleteComment: 'Delete your comment',
  comments: (count: number) =>
    count === 0 ? 'No comments yet' : formatCount(count, { one: 'comment', other: 'comments' }),
  beTheFirst: 'What do you know about it? Yours can be the first.',
  onLastPage: 'Your comment is on the last page.',
  goThere: 'Go there',
  related: 'Related discussions',
  guest: {
    title: 'Add your comment',
    hint: 'Everybody can read here. To write, log in or sign up: it is free.',
    logIn: 'Log in',
    signUp: 'Sign up',
  },
  composerMissing: 'The form for comments could not be loaded: there is no connection.',
  tryAgain: 'Try again',
} as const
