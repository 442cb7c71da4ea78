export const responseText = {
  unfollowed: 'Done: you will not get mails about this discussion any more.',
  badLink: 'This link is not whole. Open it from the mail again, or change what you get in your settings.',
} as const

/** Text of the page that the link in a mail opens. */
export const text = {
  title: 'Stop mails about a discussion',
  question: 'Do you want no more mails about this discussion? You can follow it again at any time.',
  submit: 'Stop these mails',
  busy: 'Stopping...',
  done: 'Done: you will not get mails about this discussion any more.',
  badLink: 'This link is not whole. Open it from the mail again, or change what you get in your settings.',
  settings: 'Choose which mails you get',
  discussions: 'To the discussions',
} as const

/** Text of the mails about new comments. */
export const mailText = {
  answered: (name: string, title: string) => `${name} answered: ${title}`,
  mentioned: (name: string, title: string) => `${name} mentioned you: ${title}`,
  newComments: (count: number, title: string) => `${count} new comments: ${title}`,
  more: (count: number) => `and ${count} more`,
  open: 'Read and answer',
  why: 'You get this mail because you follow this discussion. Mails about it come once an hour at most.',
  unfollow: 'Stop mails about this discussion',
  unsubscribe: 'Stop all mails about answers in the community',
} as const
