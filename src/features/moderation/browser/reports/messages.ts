import { isolated } from '#core/direction.ts'
import { formatAgo, formatCount, formatDate, formatLocalTime, plural } from '#core/format.ts'
import { nameOfDecision } from '#features/editing/messages.ts'

const WHAT = { post: 'Discussion', comment: 'Comment' } as const

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
  decision: (action: string, target: 'post' | 'comment' | 'member', reason: string) => {
    const name = nameOfDecision(action)
    const isOfPost = target !== 'member' && ['keep', 'remove', 'restore'].includes(action)
    const what = isOfPost ? `${WHAT[target]} ${name.toLowerCase()}` : name
    return reason ? `${what}: ${isolated(reason)}` : `${what}.`
  },
  undone: 'Taken back.',
  commandLine: 'Command line',
  notes: 'Notes for colleagues',
  noNotes: 'No notes.',
  write: 'Write a note',
  add: 'Add note',
  adding: 'Adding',
  noteBy: (name: string, iso: string) => `${isolated(name)}, ${formatDate(iso)}`,
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
  facts: (iso: string, reports: number) =>
    [formatAgo(iso), reports > 0 && formatCount(reports, REPORTS)].filter(Boolean).join(' · '),
  hiddenSince: (iso: string) => `Hidden since ${formatLocalTime(iso)}`,
  more: (count: number) => `Show ${count} new`,
  yours: (minutes: number) => `Yours for ${formatCount(minutes, { one: 'more minute', other: 'more minutes' })}`,
  giveBack: 'Give back',
  has: (name: string, minutes: number) => `${isolated(name)} has this for ${minutes} more ${plural(minutes, MINUTES)}.`,
  takeOver: 'Take over',
  inDiscussion: 'In',
  allComments: (count: number) => plural(count, { one: 'The comment', other: `All ${count} comments` }),
  reportedBy: (count: number) => `Reported by ${formatCount(count, { one: 'person', other: 'people' })}`,
  noMessage: 'no message.',
  pastReports: (earlier: number, upheld: number) =>
    earlier === 0
      ? 'First report'
      : `${formatCount(earlier, { one: 'earlier report', other: 'earlier reports' })}, ${upheld} upheld`,
  writes: (name: string) => `${isolated(name)} writes`,
  whatWasDecided: 'What was decided',
  wordsThen: 'The words then',
  decidedBy: (what: string, name: string, iso: string) => `${what} by ${isolated(name)} on ${formatDate(iso)}.`,
  actions: {
    keep: { name: 'Keep', key: 'K', done: 'Kept' },
    remove: { name: 'Remove…', key: 'R', done: 'Removed' },
    warn: { name: 'Remove and warn…', key: 'W', done: 'Removed, with a warning' },
    suspend: { name: 'Suspend…', key: 'S', done: 'Removed, and suspended' },
    message: { name: 'Only a message…', key: 'M', done: 'Message sent' },
    restore: { name: 'Show it again', key: 'K', done: 'Shown again' },
    uphold: { name: 'It stands', key: 'K', done: 'The decision stands' },
    shorten: { name: 'Shorten…', key: 'T', done: 'Shortened' },
    lift: { name: 'Lift it', key: 'L', done: 'Lifted' },
  },
  done: {
    hideAll: 'Everything by this member is removed',
    hideWave: 'The posts of the wave are removed',
    pause: 'New members can’t post for 24 hours',
  },
  nextKey: 'J',
  undoKey: 'Z',
  mailsLeave: (seconds: number) => `Mails leave in ${seconds} seconds.`,
  undo: 'Undo',
  undone: 'Undone.',
  next: 'Next report',
  reopen: 'Reopen',
  decisionBar: 'Decision',
  ownDecision: 'You made this decision. There is no other moderator, so you answer it, and the log notes it.',
  reason: 'Reason',
  gets: (name: string) => `${isolated(name)} gets this by mail`,
  canAppeal: 'The author can appeal by a link in the mail for 30 days',
  characters: (used: number, most: number) => `${used} of ${most}`,
  tell: (count: number) => `Tell the ${formatCount(count, { one: 'person', other: 'people' })} who reported`,
  howLong: 'How long',
  days: (count: number) => (count === 0 ? 'For good' : formatCount(count, { one: 'day', other: 'days' })),
  afterMinute: 'Mails leave after one minute.',
  cancel: 'Cancel',
  sending: 'Sending',
  answer: (name: string) => `Your answer to ${isolated(name)}`,
  answerHint: 'Goes by mail, with your decision, after one minute',
  empty: 'No open reports',
  notLoaded: 'The report did not come. Nothing is lost.',
  emptyHint: 'Here comes what members report, and appeals against decisions.',
  seeDecided: 'See decided reports',
  wave: (posts: number, accounts: number) =>
    `${formatCount(posts, { one: 'post', other: 'posts' })} by ${formatCount(accounts, { one: 'new account', other: 'new accounts' })} in 10 minutes`,
  waveHint: 'Posts of accounts younger than a day wait meanwhile.',
  hideWave: (posts: number) => `Hide all ${formatCount(posts, { one: 'post', other: 'posts' })}`,
  pause: 'Pause new members for 24 hours',
  paused: (iso: string) => `New members can’t post until ${formatLocalTime(iso)}.`,
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
