import { isolated } from '#core/direction.ts'
import { formatCount } from '#core/format.ts'

export const responseText = {
  unfollowed: 'Done: you will not get mails about this discussion any more.',
  unfollowedModule: 'Done: you will not get mails about this module any more.',
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

/** The same page for a module. */
export const moduleText = {
  title: 'Stop mails about a module',
  question: 'Do you want no more mails about this module? You can follow it again at any time.',
  done: responseText.unfollowedModule,
} as const

/** Text of the mails about followed modules. */
export const moduleMailText = {
  filesChanged: (name: string, count: number) =>
    `${name}: ${formatCount(count, { one: 'file', other: 'files' })} changed`,
  hello: (name: string) => `Hello ${name},`,
  newerFiles: (name: string, size: string) => `these files of ${name} are newer. Together they are ${size}.`,
  isNew: 'New',
  download: (count: number, size: string) =>
    count === 1 ? `Download this · ${size}` : `Download these ${count} · ${size}`,
  newDiscussions: (name: string, count: number) =>
    `${name}: ${formatCount(count, { one: 'new discussion', other: 'new discussions' })}`,
  startedBy: (name: string) => `Started by ${name}`,
  openDiscussions: 'See the discussions',
  why: 'You get this because you follow the module.',
  stop: 'Stop these mails',
  settings: 'Settings',
} as const

/** Text of the mails about new comments. */
export const mailText = {
  answered: (name: string, title: string) => `${isolated(name)} answered: ${title}`,
  mentioned: (name: string, title: string) => `${isolated(name)} mentioned you: ${title}`,
  newComments: (count: number, title: string) => `${count} new comments: ${title}`,
  more: (count: number) => `and ${count} more`,
  open: 'Read and answer',
  why: 'You get this mail because you follow this discussion. Mails about it come once an hour at most.',
  unfollow: 'Stop mails about this discussion',
  unsubscribe: 'Stop all mails about answers in the community',
} as const
