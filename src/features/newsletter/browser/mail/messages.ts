import { formatCount, formatNumber, formatSize } from '#core/format.ts'
import type { Audience } from '../../rules.ts'

const people = (count: number) => formatCount(count, { one: 'person', other: 'people' })

/** The list of mails. */
export const listText = {
  title: 'Mail',
  show: 'Show',
  all: 'All mail',
  lists: { newsletter: 'Newsletter', occasional: 'Updates' },
  bounces: 'Bounces',
  readerCount: (count: number) => formatCount(count, { one: 'reader', other: 'readers' }),
  newNewsletter: 'Newsletter',
  newUpdate: 'Update…',
  notStarted: 'The mail was not started. Try again.',
  onTheWay: 'On the way',
  drafts: 'Drafts and planned',
  sent: 'Sent',
  none: 'No mail yet. Start a newsletter or an update.',
  unnamed: {
    newsletter: 'Newsletter without a subject',
    occasional: 'Update without a subject',
    both: 'Mail without a subject',
  },
  states: { draft: 'Draft', sending: 'Being sent', paused: 'Paused', held: 'Paused', sent: 'Sent', stopped: 'Stopped' },
  steps: { open: 'Open', goOn: 'Go on', change: 'Change', useAgain: 'Use again' },
  progress: (sent: number, total: number) => `${formatNumber(sent)} of ${formatNumber(total)} sent.`,
  refused: (at: string) => `The mail provider said no. We try again at ${at}.`,
  savedBy: (by: string | null, at: string) => (by ? `By ${by}. Saved ${at}.` : `Saved ${at}.`),
  asked: 'Ready to send.',
  testedAt: (at: string) => `Tested ${at}.`,
  result: (sent: number, cameBack: number, left: number) =>
    `${formatNumber(sent)} sent, ${formatNumber(cameBack)} came back, ${formatNumber(left)} left`,
  account: "Mails about one's own account (password, verification, decisions) are not here. They always go out.",
  bounceTypes: { hard: 'No such mailbox', soft: 'Mailbox full', complaint: 'Marked as spam' },
  bounced: (times: number, at: string, isBlocked: boolean) =>
    `${times === 1 ? 'Once' : times === 2 ? 'Twice' : `${times} times`}, last on ${at}. ${isBlocked ? 'Gets no more mail from us.' : 'The next mail goes out as usual.'}`,
  noBounces: 'No address has come back.',
  tryOnceMore: 'Try once more',
} as const

/** What the staff calls a mail: its subject. */
export function nameOf({ subject, list }: { subject: string; list: Audience }): string {
  return subject || listText.unnamed[list]
}

/** The form of a draft. */
export const composeText = {
  subject: 'Subject',
  countOf: (count: number, most: number) => `${count} of ${most}`,
  preheader: 'First line in the inbox',
  text: 'Text',
  leaveHint: 'The link to leave is added by itself',
  audience: 'Who gets it',
  audiences: {
    newsletter: 'Readers of the newsletter',
    occasional: 'Members who want updates',
    both: 'Both of them',
  },
  blocked: (count: number) =>
    `${formatCount(count, { one: 'address that came back is', other: 'addresses that came back are' })} left out. Nobody gets it twice.`,
  preview: 'Preview',
  phone: 'Phone',
  plain: 'Text',
  size: (bytes: number) => `${formatSize(bytes)}. Dark and light follow the reader's phone.`,
  noPreview: 'The preview did not come. It comes with the next change.',
  bar: 'This mail',
  draft: 'Draft',
  saved: (at: string) => `saved ${at}`,
  saving: 'Saving…',
  failed: 'Not saved: your text is kept on this device. We try again.',
  'signed-out': 'You were signed out: your text is kept on this device. Sign in and go on here.',
  signIn: 'Sign in',
  restored: 'Your text from this device is back.',
  conflict: (by: string) => `${by} has saved another text since. Nothing was overwritten.`,
  someone: 'Somebody else',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the other text',
  test: 'Send a test to me',
  tested: (email: string, at: string) => `Test sent to ${email} at ${at}.`,
  notTested: 'The test was not sent. Try again.',
  ask: 'Ask for sending',
  notAsked: 'Nobody was asked. Try again.',
  send: 'Send…',
  discard: 'Delete draft…',
  discardTitle: 'Delete this draft?',
  discardHint: 'This cannot be taken back.',
  discardNow: 'Delete draft',
  notDiscarded: 'The draft was not deleted. Try again.',
} as const

/** The dialog that adds a module to the text. */
export const insertText = {
  insert: 'Insert a module…',
  title: 'Insert a module',
  module: 'Module',
  hint: 'Its name and a link are added at the end of the text.',
  insertNow: 'Insert',
  open: 'Open the module',
} as const

/** The dialog before sending. */
export const sendText = {
  title: (count: number) => `Send to ${people(count)}`,
  checks: 'Checks',
  noServer: 'No mail server is set',
  noServerHint: 'Nobody gets the mail: it becomes a file on the server. Ask the person who runs the server.',
  notTested: 'Not tested since the last change',
  lastTest: (at: string) => `The last test went out on ${at}.`,
  neverTested: 'No test went out yet.',
  tested: 'Tested since the last change',
  testNow: 'Send a test to me now',
  subject: (links: number) => `Subject, first line, ${formatCount(links, { one: 'link', other: 'links' })}`,
  linksOpen: 'All links to this site open.',
  noSubject: 'There is no subject',
  brokenLinks: 'These links do not open:',
  size: (bytes: number) => `Size: ${formatSize(bytes)}`,
  tooLarge: 'Mail programs cut off a mail above 100 kB.',
  smallEnough: 'Below 100 kB.',
  leave: 'Way to leave',
  leaveHint: 'One press, in the mail and in its header.',
  rate: (minutes: number, aMinute: number) =>
    `About ${formatCount(minutes, { one: 'minute', other: 'minutes' })}, ${aMinute} a minute. You can pause at any moment. What has left cannot come back.`,
  safe: 'Your draft is saved. Nothing has left.',
  cancel: 'Cancel',
  sendNow: (count: number) => `Send to ${people(count)} now`,
  schedule: (at: string) => `Schedule for ${at}`,
  chooseTime: 'Choose a time in the future.',
  notSent: 'Nothing was sent. Try again.',
} as const

/** The progress of a mail. */
export const progressText = {
  planned: (at: string) => `Planned for ${at}`,
  unplan: 'Back to the draft',
  sending: (at: string) => `Being sent since ${at}`,
  paused: 'Paused',
  held: 'Paused by the server',
  sent: (at: string) => `Sent on ${at}`,
  stopped: (at: string) => `Stopped for good on ${at}`,
  of: (total: number) => `of ${formatNumber(total)} sent`,
  share: (percent: number) => `${percent}%`,
  minutes: (minutes: number) => `about ${formatCount(minutes, { one: 'more minute', other: 'more minutes' })}`,
  wait: (count: number) => `${formatNumber(count)} wait`,
  bar: 'Sent',
  refused: 'The mail provider said no:',
  tryAgainAt: (at: string) => `We try again by ourselves at ${at}. Nobody gets it twice.`,
  tryNow: 'Try now',
  pause: 'Pause',
  goOn: 'Go on',
  stop: 'Stop for good…',
  stopTitle: 'Stop this mail for good?',
  stopHint: (sent: number, waiting: number) =>
    `${formatNumber(sent)} have it. ${formatNumber(waiting)} will not get it. This cannot be taken back.`,
  stopNow: 'Stop for good',
  cancel: 'Cancel',
  notDone: 'It was not done. Try again.',
  facts: {
    sent: ['Sent', 'taken by the provider'],
    waiting: ['Waiting', 'in the order of joining'],
    came_back: ['Came back', 'or could not be sent'],
    left: ['Left', 'pressed "Leave"'],
  },
  happened: 'What happened',
  by: (what: string, by: string | null) => (by ? `${what} by ${by}` : what),
  events: {
    planned: 'Planned',
    started: 'Started',
    paused: 'Paused',
    'went-on': 'Gone on',
    held: 'Paused by the server.',
    tried: 'Tried again.',
    stopped: 'Stopped for good',
    sent: 'All mails are sent',
  },
  answer: (detail: string) => `Answer of the provider: ${detail}`,
  aside: 'This mail',
  subject: 'Subject',
  to: 'For',
  author: 'By',
  leftOut: 'Left out',
  bounced: (count: number) => `${formatNumber(count)} bounced`,
  noTracking: 'We do not count who opens a mail or presses a link.',
  asSent: 'The mail as it was sent',
  useAgain: 'Use again',
} as const
