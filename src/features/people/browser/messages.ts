import { isolated } from '#core/direction.ts'
import { formatCount, formatDate, formatNumber, plural } from '#core/format.ts'
import type { Standing } from '../contract.ts'
import type { Filter } from '../views.ts'

const PEOPLE = { one: 'person', other: 'people' }

export const listText = {
  title: 'People',
  facts: (all: number, fresh: number) => `${formatCount(all, PEOPLE)}, ${fresh} new this week`,
  order: 'Staff first, then who needs a look',
  search: { name: 'Find by name', mail: 'Find by name or mail address' },
  searchHint: { name: 'Name', mail: 'Name or mail' },
  find: 'Find',
  show: 'Show',
  filters: {
    everyone: 'Everyone',
    waiting: 'Waiting for you',
    staff: 'Staff',
    new: 'New this week',
    unverified: 'Not verified',
    warned: 'Warned',
    suspended: 'Suspended',
    closed: 'Closed',
  } satisfies Record<Filter, string>,
  columns: { name: 'Name', role: 'Role', standing: 'Standing', posts: 'Posts', visit: 'Last here' },
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  you: 'you',
  range: (from: number, to: number, count: number) =>
    `${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(count)}`,
  nobody: (search: string) => `Nobody is called "${search}"`,
  nobodyHint: {
    name: 'You can search for a part of a name.',
    mail: 'You can search for a part of a name or of a mail address.',
  },
  none: 'Nobody is here.',
  everyone: 'Show everyone',
  invited: 'Invited',
  ended: 'Invitation has ended',
  invitedOn: (iso: string) => `Invited on ${formatDate(iso)}, not opened`,
  sendAgain: 'Send again',
  sent: 'Sent',
  takeBack: 'Take back',
  failed: 'That did not work. Try again.',
} as const

export const inviteText = {
  open: 'Invite a colleague…',
  title: 'Invite a colleague',
  email: 'Mail address',
  known: (name: string) => `${name} has an account. The link adds the role to it.`,
  unknown: 'Has no account yet. The link in the mail makes one.',
  role: 'What they may do',
  line: 'A line from you (optional)',
  hint: 'The link works once, for 7 days. A second factor is set up with it.',
  send: 'Send invitation',
} as const

export function standingText({ kind, count, until }: Standing): string {
  switch (kind) {
    case 'good':
      return 'Good'
    case 'unverified':
      return 'Not verified'
    case 'removed':
      return `${count} removed`
    case 'warned':
      return plural(count, { one: 'Warned once', other: `Warned ${count} times` })
    case 'hidden':
      return formatCount(count, { one: 'post hidden', other: 'posts hidden' })
    case 'suspended':
      return until === null ? 'Suspended for good' : `Suspended to ${formatDate(until)}`
    case 'closed':
      return `Closed on ${formatDate(until ?? '')}`
  }
}

export const personText = {
  verified: 'verified',
  notVerified: 'not verified',
  since: (iso: string) => `member since ${formatDate(iso)}`,
  profile: 'Public profile',
  standing: 'Standing',
  forgotten: 'A warning is forgotten after one year.',
  openReports: (count: number) =>
    plural(count, { one: 'One report is open now.', other: `${count} reports are open now.` }),
  openReport: 'Open the report',
  write: 'Write a message…',
  warn: 'Warn…',
  suspend: 'Suspend…',
  lift: 'End the suspension',
  posts: 'Posts and comments',
  noPosts: 'Nothing so far.',
  seeAll: 'See all',
  commentIn: (title: string) => `Comment in "${isolated(title)}"`,
  removedCommentIn: (title: string) => `Removed comment in "${isolated(title)}"`,
  removed: { post: 'Removed discussion', comment: 'Comment in a removed discussion' },
  signedIn: 'Signed in',
  noSessions: 'Nowhere.',
  session: (device: string, since: string) => `${device || 'A device'}, since ${formatDate(since)}`,
  end: 'End',
  endAll: 'End all sessions',
  account: 'Account',
  role: 'Role',
  roleHint: 'A new role counts after a second factor is set up.',
  give: (name: string, role: string) => `Make ${name} ${/^[AE]/.test(role) ? 'an' : 'a'} ${role.toLowerCase()}?`,
  giveHint: {
    member: 'All sessions end at once.',
    editor: 'Editors change modules, files, pages and news. It counts after a second factor is set up.',
    moderator: 'Moderators see reports and can remove words of others. It counts after a second factor is set up.',
    admin: "Administrators do everything, also people's roles. It counts after a second factor is set up.",
  },
  make: (role: string) => `Make ${role.toLowerCase()}`,
} as const

/** The account of a person, for administrators. */
export const accountText = {
  names: ['Mail address', 'Second factor', 'Points', 'Bookmarks', 'Newsletter'],
  verified: 'Verified',
  notVerified: 'Not verified',
  set: 'Set',
  notSet: 'Not set',
  yes: 'Yes',
  no: 'No',
  sendVerification: 'Send the verification again',
  sendPassword: 'Send password link',
  sent: 'Sent',
  resetPlanned: (iso: string) => `The second factor is reset on ${formatDate(iso)}, unless its owner stops it.`,
  copyAsked: (iso: string) => `A copy of the data was asked for on ${formatDate(iso)}.`,
  open: {
    changeAddress: 'Change mail address…',
    resetFactor: 'Reset second factor…',
    copy: 'Make a copy of the data…',
    close: 'Delete account…',
  },
} as const

const BY_MAIL = 'It goes into the log, and to the member by mail.'

/** The dialog of each action about a person. */
export const actionText = {
  message: {
    title: (name: string) => `Write to ${name}`,
    submit: 'Send the message',
    help: `${BY_MAIL} A message is no warning.`,
  },
  warn: { title: (name: string) => `Warn ${name}`, submit: 'Send the warning', help: BY_MAIL },
  suspend: { title: (name: string) => `Suspend ${name}`, submit: 'Suspend', help: BY_MAIL },
  resetFactor: {
    title: (name: string) => `Reset the second factor of ${name}`,
    submit: 'Reset tomorrow',
    help: 'It works tomorrow. A mail tells the person, who can stop it by a link.',
  },
  changeAddress: {
    title: (name: string) => `Change the mail address of ${name}`,
    submit: 'Change address',
    help: 'All sessions end. The new address gets a link to choose a password, and the old one a mail about the change.',
  },
  copy: {
    title: (name: string) => `Make a copy of the data of ${name}`,
    submit: 'Make the copy',
    help: 'A mail tells the person when the copy is ready. It goes to the person, not to you.',
  },
  close: {
    title: (name: string) => `Delete the account of ${name}`,
    submit: 'Delete account',
    help: 'The account closes at once. For 7 days the person can take this back by signing in. After that nobody can.',
  },
}

export const dialogText = {
  cancel: 'Cancel',
  busy: 'Please wait...',
  reason: 'Reason',
  message: 'Message',
  days: 'How long',
  forDays: (days: number) => (days === 0 ? 'For good' : formatCount(days, { one: 'day', other: 'days' })),
  address: 'New mail address',
  posts: 'Their posts and comments',
  postsChoices: [
    ['stay', 'Stay, by "Former member"', 'Answers to others still make sense. The name is nowhere.'],
    ['go', 'Go too', 'Readers see "This comment was removed" where others answered.'],
  ],
  typeName: (name: string) => `Type "${name}"`,
  wrongName: (name: string) => `This is not the name: "${name}".`,
} as const

export const linkText = {
  title: 'Your invitation',
  lead: (role: string, email: string) => `You are invited to be ${role} of this site, with the address ${email}.`,
  knownHint: 'Your account gets the role. Choose a new password, which nobody else knows.',
  accept: 'Accept',
  busy: 'Please wait...',
  doneTitle: 'Welcome',
  done: 'Now log in and set up your second factor. You have a day for it.',
  login: 'Log in',
  ended: 'This link does not work any more. Ask the person who invited you to send it again.',
  home: 'Home',
  keep: {
    title: 'Keep your second factor',
    question: 'An administrator has asked to reset your second factor. Stop that?',
    submit: 'Keep my second factor',
    busy: 'Please wait...',
    badLink: 'This link is not whole. Open it from the mail again.',
    done: 'Your second factor stays. If you did not ask for the reset, tell the people who run this site.',
  },
} as const
