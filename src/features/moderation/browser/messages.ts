import { formatAgo, formatClock, formatCount, formatDate, plural } from '#core/format.ts'

const WHAT: Record<string, string> = { post: 'Discussion', comment: 'Comment', member: 'Post' }
const OF_POSTS: Record<string, string> = { keep: 'kept', remove: 'removed', restore: 'shown again' }
const OF_MEMBERS: Record<string, string> = {
  warn: 'Warning',
  message: 'Message, not a warning',
  suspend: 'Suspended',
  unsuspend: 'Suspension ended',
  'end-sessions': 'Logged out on all devices',
  uphold: 'Appeal refused',
  lift: 'Appeal accepted',
  'hide-all': 'Everything removed',
  'hide-wave': 'Wave of spam removed',
  pause: 'New members paused for 24 hours',
}

/** What moderators read about a member. */
export const memberText = {
  since: (iso: string) => `Member since ${formatDate(iso)}`,
  suspended: (until: string | null) => (until === null ? 'Suspended for good' : `Suspended until ${formatDate(until)}`),
  facts: {
    posts: 'Posts',
    comments: 'Comments',
    points: 'Points',
    was_reported: 'Was reported',
    has_reported: 'Has reported',
  },
  history: 'History',
  nothing: 'Nothing so far.',
  decision: (action: string, target: string, reason: string) => {
    const ofPost = OF_POSTS[action]
    const what = ofPost ? `${WHAT[target]} ${ofPost}` : (OF_MEMBERS[action] ?? action)
    return reason ? `${what}: ${reason}` : `${what}.`
  },
  undone: 'Taken back.',
  commandLine: 'Command line',
  notes: 'Notes for colleagues',
  noNotes: 'No notes.',
  write: 'Write a note',
  add: 'Add note',
  adding: 'Adding',
  noteBy: (name: string, iso: string) => `${name}, ${formatDate(iso)}`,
} as const

const REPORTS = { one: 'report', other: 'reports' }
const MINUTES = { one: 'minute', other: 'minutes' }

/** The reports page. */
export const reportsText = {
  title: 'Reports',
  open: (count: number, oldest: string | undefined) => `${count} open${oldest ? `, oldest ${formatAgo(oldest)}` : ''}`,
  decided: 'Decided',
  counts: 'Public counts',
  queue: 'Queue',
  by: {
    post: (name: string) => `Post by ${name}`,
    comment: (name: string) => `Comment by ${name}`,
    member: (name: string) => name,
  },
  facts: (iso: string, reports: number) =>
    [formatAgo(iso), reports > 0 && formatCount(reports, REPORTS)].filter(Boolean).join(' · '),
  hiddenSince: (iso: string) => `Hidden since ${formatClock(iso)}`,
  hasIt: (name: string) => `${name} has it`,
  more: (count: number) => `Show ${count} new`,
  yours: (minutes: number) => `Yours for ${formatCount(minutes, { one: 'more minute', other: 'more minutes' })}`,
  giveBack: 'Give back',
  has: (name: string, minutes: number) => `${name} has this for ${minutes} more ${plural(minutes, MINUTES)}.`,
  takeOver: 'Take over',
  inDiscussion: 'In',
  allComments: (count: number) => plural(count, { one: 'The comment', other: `All ${count} comments` }),
  reportedBy: (count: number) => `Reported by ${formatCount(count, { one: 'person', other: 'people' })}`,
  noMessage: 'no message.',
  pastReports: (earlier: number, upheld: number) =>
    earlier === 0
      ? 'First report'
      : `${formatCount(earlier, { one: 'earlier report', other: 'earlier reports' })}, ${upheld} upheld`,
  writes: (name: string) => `${name} writes`,
  whatWasDecided: 'What was decided',
  wordsThen: 'The words then',
  decidedBy: (what: string, name: string, iso: string) => `${what} by ${name} on ${formatDate(iso)}.`,
  nobody: 'The command line',
  keys: { keep: 'k', remove: 'r', warn: 'w', suspend: 's', message: 'm', next: 'j', undo: 'z' },
  actions: {
    keep: 'Keep',
    remove: 'Remove…',
    warn: 'Remove and warn…',
    suspend: 'Suspend…',
    message: 'Only a message…',
    restore: 'Show it again',
    uphold: 'It stands',
    shorten: 'Shorten…',
    lift: 'Lift it',
  },
  done: {
    keep: 'Kept',
    remove: 'Removed',
    warn: 'Removed, with a warning',
    suspend: 'Removed, and suspended',
    message: 'Message sent',
    restore: 'Shown again',
    uphold: 'The decision stands',
    shorten: 'Shortened',
    lift: 'Lifted',
    hideAll: 'Everything by this member is removed',
    hideWave: 'The posts of the wave are removed',
    pause: 'New members can’t post for 24 hours',
  },
  mailsLeave: (seconds: number) => `Mails leave in ${seconds} seconds.`,
  mailsLeft: 'The mails have left.',
  undo: 'Undo',
  undone: 'Undone.',
  next: 'Next report',
  reopen: 'Reopen',
  allKeys: 'Only a message: M · Next report: J · All keys: ?',
  decisionBar: 'Decision',
  reason: 'Reason',
  gets: (name: string) => `${name} gets this by mail`,
  canAppeal: 'The author can appeal by a link in the mail for 30 days',
  characters: (used: number, most: number) => `${used} of ${most}`,
  tell: (count: number) => `Tell the ${formatCount(count, { one: 'person', other: 'people' })} who reported`,
  howLong: 'How long',
  days: (count: number) => (count === 0 ? 'For good' : formatCount(count, { one: 'day', other: 'days' })),
  afterMinute: 'Mails leave after one minute.',
  cancel: 'Cancel',
  sending: 'Sending',
  answer: (name: string) => `Your answer to ${name}`,
  answerHint: 'Goes by mail, with your decision, after one minute',
  empty: 'No open reports',
  notLoaded: 'The report did not come. Nothing is lost.',
  emptyHint: 'Here comes what members report, and appeals against decisions.',
  seeDecided: 'See decided reports',
  wave: (posts: number, accounts: number) =>
    `${formatCount(posts, { one: 'post', other: 'posts' })} by ${formatCount(accounts, { one: 'new account', other: 'new accounts' })} in 10 minutes`,
  waveHint: 'Posts of accounts younger than a day wait meanwhile.',
  hideWave: (posts: number) => `Hide all ${posts} posts`,
  pause: 'Pause new members for 24 hours',
  paused: (iso: string) => `New members can’t post until ${formatClock(iso)}.`,
  hideAll: 'Hide everything by this member',
  notDecided: 'Not decided: no connection. The report waits, and it is still yours.',
  /** The beginning of the mail, for each kind of report. */
  reasons: {
    misleading_or_harmful: 'Others could be hurt if they did this.',
    private_information: 'It shows private information about a person.',
    content_spam: 'It advertises. Advertising is not allowed here.',
    breaks_TRP_guidelines: 'It breaks the guidelines of our community.',
    other: '',
  },
} as const

/** The page on which a member appeals, and the page with the counts of each month. */
export const appealText = {
  home: 'Home',
  community: 'Community',
  guidelines: 'Guidelines',
  page: 'A decision about you',
  titles: {
    remove: {
      post: 'Your discussion was removed',
      comment: 'Your comment was removed',
      member: 'A decision about you',
    },
    warn: 'You got a warning',
    suspend: 'You can’t post for the time being',
    other: 'A decision about you',
  },
  decidedOn: (iso: string) => `Decided on ${formatDate(iso)}.`,
  wrote: 'What you wrote',
  inDiscussion: (title: string) => `In “${title}”`,
  why: 'Why',
  differently: 'You see it differently?',
  lead: 'Tell us. Somebody who did not decide the first time reads it, and you get an answer by mail, usually within three days.',
  words: 'Your words',
  until: (iso: string) => `You can appeal once, until ${formatDate(iso)}`,
  submit: 'Send appeal',
  sending: 'Sending',
  states: {
    sent: 'Your appeal has arrived. You get an answer by mail, usually within three days.',
    answered: 'Your appeal was answered. The answer is in our mail.',
    too_late: 'A decision can be appealed for 30 days. They are over.',
    taken_back: 'This decision was taken back, so there is nothing to appeal.',
    account_closed: 'This account is closed, so there is nothing to appeal any more.',
  },
  goodToKnow: 'Good to know',
  noPassword: 'You need no password for this page. The link in the mail is enough.',
  secret: 'Only moderators know who reported you.',
  guidelinesLink: 'Community guidelines',
  badLink: 'This link does not work. Open it from the mail again, whole.',
} as const

export const countsText = {
  title: 'How reports were decided',
  lead: 'Each month, for everyone to see',
  month: 'Month',
  columns: {
    reports: 'Reports',
    kept: 'Kept',
    removed: 'Removed',
    warned: 'Warned',
    suspended: 'Suspended',
    appeals: 'Appeals',
    changed: 'Changed',
  },
  time: 'Usual time',
  hours: (hours: number | null) => (hours === null ? '' : `${hours} h`),
  none: 'No report was decided so far.',
  foot: '“Changed” counts appeals that lifted or shortened a decision. No names, no words. The month that runs is added when it is over.',
} as const

/** The list of decisions. */
export const decidedText = {
  title: 'Decided',
  none: 'Nothing was decided so far.',
  newer: 'Newer',
  older: 'Older',
} as const
