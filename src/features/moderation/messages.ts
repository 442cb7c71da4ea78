import { formatCount, formatDate, plural } from '#core/format.ts'

export const fieldText = {
  reason: {
    required: 'Say why: it goes into the log, and to the member.',
    too_long: (max: number) => `The reason can’t be longer than ${max} characters.`,
  },
  answer: {
    required: 'Write an answer: the member gets it by mail.',
    too_few_words: (min: number) => `Write at least ${min} words.`,
    too_long: (max: number) => `The answer can’t be longer than ${max} characters.`,
  },
  appeal: {
    required: 'Tell us how you see it.',
    too_long: (max: number) => `Your words can’t be more than ${max} characters.`,
  },
  note: {
    required: 'Write a note first.',
    too_long: (max: number) => `A note can’t be longer than ${max} characters.`,
  },
} as const

/** Messages of decisions that are not possible. */
export const responseText = {
  removedBefore: 'This was removed before. It can be restored.',
  deletedByAuthor: 'Its author has deleted this. It can’t be shown or removed.',
  visibleAlready: 'Everybody can read this already.',
  notReported: 'There is no open report about this.',
  untilIsPast: 'A suspension ends in the future.',
  notSuspended: 'This member is not suspended.',
  denials: {
    own_case: 'You cannot decide about yourself.',
    same_role: 'You cannot decide about somebody with the same or a higher role.',
  },
  othersCan: (names: string) => `${names} can.`,
  onlyCommandLine: 'Only the command line of the server can.',
  tooLate: 'A minute has passed: make a new decision instead.',
  decidedBefore: (name: string, ago: string, action: string) => `Decided by ${name} ${ago}: ${DONE[action] ?? action}.`,
  commandLine: 'the command line',
  hasIt: (name: string) => `${name} has it.`,
  isClosed: 'This case is closed.',
  undone: 'Taken back.',
  ownDecision: 'You made the decision that this appeal is against, so somebody else answers it.',
  answeredBySame: '(Answered by the moderator who had decided: there is no other.)',
} as const

/** What a report or a case is about, as moderators read it. */
export const CASE_TYPES = {
  misleading_or_harmful: 'Misleading or harmful',
  private_information: 'Private information',
  content_spam: 'Spam or advertising',
  breaks_TRP_guidelines: 'Breaks the guidelines',
  other: 'Something else',
  hidden: 'Waits for you',
  appeal: 'Appeal',
} as const

/** What happened, within a sentence. */
export const DONE: Record<string, string> = {
  keep: 'kept',
  remove: 'removed',
  restore: 'shown again',
  warn: 'warned',
  message: 'got a message',
  suspend: 'suspended',
  unsuspend: 'suspension ended',
  uphold: 'the decision stands',
}

export type StateMailKind = 'post-hidden' | 'post-removed' | 'post-restored'

interface StateMail {
  subject: string
  /** @param what for example ‘your comment in “Broken models”’ */
  body: (what: string) => readonly string[]
}

/** Rows of the To do page. */
export const toDoText = {
  reports: (count: number) => (count === 0 ? 'Hidden' : formatCount(count, { one: 'report', other: 'reports' })),
  by: {
    post: (name: string) => `Post by ${name}`,
    comment: (name: string) => `Comment by ${name}`,
    member: (name: string) => name,
  },
  asks: (name: string) => `${name} asks to change a decision`,
  hasIt: (name: string) => `${name} has it`,
  noAnswer: 'No answer',
  open: 'Open',
  answer: 'Answer',
} as const

/** Text of mails to members, and the length of a suspension in the log. */
export const text = {
  post: (title: string) => `your discussion “${title}”`,
  comment: (title: string) => `your comment in “${title}”`,
  posts: (count: number) => formatCount(count, { one: 'post removed', other: 'posts removed' }),
  reportedPost: (title: string) => `the discussion “${title}”`,
  reportedComment: (title: string) => `a comment in “${title}”`,
  words: (words: string) => `Its words: “${words}”`,
  reason: (reason: string) => `The moderator’s reason: ${reason}`,
  howLong: (until: string | null) => (until === null ? 'for good' : `until ${formatDate(until)}, ${timeOf(until)} UTC`),
  mistake: 'If you think that this is a mistake, write to us: our address stands under “Contact Us” on the site.',
  guidelines: 'Read the guidelines',
  open: 'Open the discussion',
  why: (siteName: string) => `You get this mail because of your account at the ${siteName}.`,
  whyReporter: 'You get this mail because you reported something in the community.',
  unsubscribe: 'No more mails about the community',
  states: {
    'post-hidden': {
      subject: 'What you wrote is hidden for now',
      body: (what) => [
        `Several members have reported ${what}, so readers do not see it for now.`,
        'A moderator will look at it and decide. You will get a mail about that. You need not do anything.',
      ],
    },
    'post-removed': {
      subject: 'What you wrote was removed',
      body: (what) => [`A moderator has removed ${what}. Readers do not see it any more.`],
    },
    'post-restored': {
      subject: 'What you wrote can be read again',
      body: (what) => [`A moderator has looked at ${what}. Readers can see it again.`],
    },
  } satisfies Record<StateMailKind, StateMail>,
  warned: {
    subject: 'A word from the moderators',
    body: ['A moderator asks you to keep to the guidelines of our community.'],
    after: 'You can go on writing. Members who go on breaking the guidelines can lose that for a time or for good.',
  },
  message: {
    subject: 'A message from the moderators',
    body: ['A moderator writes to you. This is not a warning.'],
    after: 'You need not do anything.',
  },
  about: (what: string) => `It is about ${what}.`,
  appeal: 'Appeal or read the decision',
  answered: {
    subject: 'The answer to your appeal',
    outcomes: {
      uphold: 'Somebody who did not decide the first time has read your appeal. The decision stands.',
      shorten: (howLong: string) =>
        `Somebody who did not decide the first time has read your appeal. You can’t post ${howLong}.`,
      lift: 'Somebody who did not decide the first time has read your appeal. The decision is lifted.',
    },
    answer: (words: string) => `The answer: ${words}`,
  },
  suspended: {
    subject: 'You can’t post for the time being',
    body: (howLong: string) => [`A moderator has decided that you can’t post or comment in our community ${howLong}.`],
    after: 'You can still log in, read, download, and use your bookmarks.',
  },
  settled: {
    subject: 'About your report',
    reported: (what: string) => `You reported ${what}.`,
    outcomes: {
      kept: 'A moderator looked at it and kept it: it does not break the guidelines of our community.',
      removed: 'A moderator looked at it and removed it.',
      deleted: 'A moderator looked at it. Its author had already deleted it.',
    },
    thanks: 'Thank you for looking after our community.',
  },
} as const

function timeOf(iso: string): string {
  return new Date(iso).toISOString().slice(11, 16)
}

const HELP_HINT = 'See npm run moderate -- --help'

/** Text of `npm run moderate`. */
export const commandText = {
  help: `Usage: npm run moderate -- COMMAND

  queue                                      posts and comments that wait for a moderator
  keep      post|comment ID [--reason TEXT]  settles the reports, shows a hidden post again
  remove    post|comment ID --reason TEXT    hides it from readers, settles the reports
  restore   post|comment ID [--reason TEXT]  shows a removed or hidden post again
  warn      member ID --reason TEXT          sends a warning by mail
  suspend   member ID --days N --reason TEXT stops posts and comments for N days (--for-good: no end)
  unsuspend member ID [--reason TEXT]        lets the member post again
  end-sessions member ID [--reason TEXT]     logs the member out on all devices
  log       [post|comment|member ID]         decisions, newest first

IDs are numbers as the queue shows them. Reasons are sent to authors and members and stay in the log.`,
  seeHelp: HELP_HINT,
  unreadable: 'This command can’t be read',
  unknownCommand: (verb: string) => `There is no command “${verb}”. ${HELP_HINT}`,
  whichSubject: 'Say which one: post, comment or member, and its number, for example: comment 34',
  whichPost: 'Say which post or comment, for example: comment 34',
  whichMember: 'Say which member, for example: member 5',
  howLong: (most: number) => `Say how long: --days N (1 to ${most}), or --for-good`,
  tooMuch: (words: string) => `Unexpected words: ${words}. Put a reason in quotes.`,
  notFound: (subject: string) => `There is no ${subject}.`,
  done: {
    keep: 'Kept',
    remove: 'Removed',
    restore: 'Restored',
    warn: 'Warned',
    suspend: 'Suspended',
    unsuspend: 'No longer suspended:',
    'end-sessions': 'Ended all sessions of',
  },
  emptyQueue: 'The queue is empty.',
  emptyLog: 'The log is empty.',
  waiting: (count: number) =>
    plural(count, { one: '1 post waits.', other: `${count} posts wait, longest waiting first.` }),
  more: (count: number) => `… and ${count} more`,
  commandLine: 'command line',
} as const
