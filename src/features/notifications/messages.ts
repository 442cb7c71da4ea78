/** Sentences that the server answers with. */
export const answers = {
  unfollowed: 'Done: you will not get mails about this discussion any more.',
  badLink: 'This link is not whole. Open it from the mail again, or change what you get in your settings.',
} as const

/** Sentences of the page behind a mail's link. */
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
