import { isolated } from '#core/direction.ts'
import { formatCount, formatDate, plural } from '#core/format.ts'
import { nameOfDecision } from '#features/editing/messages.ts'

/** A decision within a sentence. */
const within = (action: string) => nameOfDecision(action).toLowerCase()

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

/** Why somebody may not decide about a member. */
export const denials = {
  own_case: 'You cannot decide about yourself.',
  same_role: 'You cannot decide about somebody of the same or a higher role.',
} as const

/** Messages of decisions that are not possible. */
export const responseText = {
  refused: {
    removed_before: 'This was removed before. It can be restored.',
    deleted_by_author: 'Its author has deleted this. It can’t be shown or removed.',
    visible_already: 'Everybody can read this already.',
    not_reported: 'There is no open report about this.',
  },
  untilIsPast: 'A suspension ends in the future.',
  notSuspended: 'This member is not suspended.',
  othersCan: (names: string) => `${isolated(names)} can.`,
  onlyCommandLine: 'Only the command line of the server can.',
  tooLate: 'A minute has passed: make a new decision instead.',
  decidedSince: (name = 'Somebody at the command line') => `${isolated(name)} has decided since.`,
  decidedBefore: (name: string, ago: string, action: string) =>
    `Decided by ${isolated(name)} ${ago}: ${within(action)}.`,
  commandLine: 'the command line',
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

/** Whose words a case is about. */
export const caseBy = {
  post: (name: string) => `Post by ${name}`,
  comment: (name: string) => `Comment by ${name}`,
  member: (name: string) => name,
} as const
export const hasIt = (name: string) => `${isolated(name)} has it`

/** Rows of the To do page. */
export const toDoText = {
  reports: (count: number) => (count === 0 ? 'Hidden' : formatCount(count, { one: 'report', other: 'reports' })),
  asks: (name: string) => `${isolated(name)} asks to change a decision`,
  noAnswer: 'No answer',
  open: 'Open',
  answer: 'Answer',
} as const

/** Text of mails to members, and the length of a suspension in the log. */
export const text = {
  post: (title: string) => `your discussion “${title}”`,
  comment: (title: string) => `your comment in “${title}”`,
  newMembers: 'New members',
  posts: (count: number) => formatCount(count, { one: 'post removed', other: 'posts removed' }),
  words: (words: string) => `Its words: “${words}”`,
  reason: (reason: string) => `The moderator’s reason: ${reason}`,
  howLong: (until: string | null) => (until === null ? 'for good' : `until ${formatDate(until)}, ${timeOf(until)} UTC`),
  guidelines: 'Read the guidelines',
  open: 'Open the discussion',
  why: (siteName: string) => `You get this mail because of your account at the ${siteName}.`,
  whyReporter: 'You get this mail because you reported something in the community.',
  unsubscribe: 'No more mails about the community',
  about: (what: string) => `It is about ${what}.`,
  appeal: 'Appeal or read the decision',
  answered: {
    subject: 'The answer to your appeal',
    outcomes: {
      uphold: 'A moderator has read your appeal. The decision stands.',
      shorten: (howLong: string) => `A moderator has read your appeal. You can’t post ${howLong}.`,
      lift: 'A moderator has read your appeal. The decision is lifted.',
    },
    answer: (words: string) => `The answer: ${words}`,
  },
  settled: {
    subject: 'About your report',
    reported: {
      post: (title: string) => `You reported the discussion “${title}”.`,
      comment: (title: string) => `You reported a comment in “${title}”.`,
    },
    outcomes: {
      kept: 'A moderator looked at it and kept it: it does not break the guidelines of our community.',
      removed: 'A moderator looked at it and removed it.',
      deleted: 'A moderator looked at it. Its author had already deleted it.',
    },
    thanks: 'Thank you for looking after our community.',
  },
} as const

interface MemberMail {
  subject: string
  /** @param about ‘your comment in “Broken models”’, or how long a suspension lasts */
  body: (about: string) => readonly string[]
  after?: string
}

/** Mails to a member about a decision. */
export const memberMails: Record<'hidden' | 'removed' | 'restored' | 'warned' | 'message' | 'suspended', MemberMail> = {
  hidden: {
    subject: 'What you wrote is hidden for now',
    body: (what) => [
      `Several members have reported ${what}, so readers do not see it for now.`,
      'A moderator will look at it and decide. You will get a mail about that. You need not do anything.',
    ],
  },
  removed: {
    subject: 'What you wrote was removed',
    body: (what) => [`A moderator has removed ${what}. Readers do not see it any more.`],
    after: 'If you think that this is a mistake, write to us: our address stands under “Contact Us” on the site.',
  },
  restored: {
    subject: 'What you wrote can be read again',
    body: (what) => [`A moderator has looked at ${what}. Readers can see it again.`],
  },
  warned: {
    subject: 'A word from the moderators',
    body: () => ['A moderator asks you to keep to the guidelines of our community.'],
    after: 'You can go on writing. Members who go on breaking the guidelines can lose that for a time or for good.',
  },
  message: {
    subject: 'A message from the moderators',
    body: () => ['A moderator writes to you. This is not a warning.'],
    after: 'You need not do anything.',
  },
  suspended: {
    subject: 'You can’t post for the time being',
    body: (howLong) => [`A moderator has decided that you can’t post or comment in our community ${howLong}.`],
    after: 'You can still log in, read, download, and use your bookmarks.',
  },
}

function timeOf(iso: string): string {
  return new Date(iso).toISOString().slice(11, 16)
}

/** Text of `npm run moderate`. */
export const commandText = {
  unknownCommand: (verb: string) => `There is no command “${verb}”. See npm run moderate -- --help`,
  whichSubject: (targets: string) => `Say which one, and its number, for example 34: ${targets}`,
  howLong: (most: number) => `Say how long: --days N (1 to ${most}), or --for-good`,
  notFound: (subject: string) => `There is no ${subject}.`,
  done: (subject: string, action: string) => `${subject}: ${within(action)}`,
  emptyQueue: 'The queue is empty.',
  emptyLog: 'The log is empty.',
  waiting: (count: number) =>
    plural(count, { one: '1 post waits.', other: `${count} posts wait, longest waiting first.` }),
  by: (name: string) => `by ${name}`,
} as const
