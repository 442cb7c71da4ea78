import { formatClock, formatCount, formatLocalDate, formatLocalDay } from '#core/format.ts'

const SECONDS = { one: 'second', other: 'seconds' }
const THINGS = { one: 'thing to do', other: 'things to do' }

/** Words of the pages about the site itself. */
export const siteText = {
  parts: 'Site',
  health: 'Health',
  nameAndContact: 'Name and contact',
  noContact: 'No contact address',
  pressLink: (email: string) => `Press the link in the mail to ${email}.`,
  afterLink: 'Readers see this address after that.',
  sendAgain: 'Send the mail again',
  mailSent: (email: string, at: string) => `Mail sent to ${email} at ${formatClock(at)}.`,
  nameHint: 'Stands on every page, in every mail and in shared links',
  topics: 'Forum topics',
  members: 'Members and survey',
  checked: (seconds: number) => (seconds === 0 ? 'Checked just now' : `Checked ${formatCount(seconds, SECONDS)} ago`),
  toDo: (count: number) => (count === 0 ? 'Nothing to do' : formatCount(count, THINGS)),
  checkAgain: 'Check again',
  toDoTitle: 'To do',
  otherTitle: 'Everything else',
  copy: 'Copy for a mail',
  copied: 'Copied',
  notCopied: 'The browser does not copy. Mark the text and copy it.',
  see: 'See',
  ofRow: (step: string, title: string) => `${step}: ${title}`,
  forMachines: 'For machines: ',
  metrics: '/metrics',
  behindToken: ' behind a token.',
  done: 'Done',
  undo: 'Undo',
  undone: 'Undone',
  notDone: 'That did not work. Try again.',
} as const

const DAY_MS = 24 * 60 * 60_000

function dayOf(iso: string): string {
  const day = formatLocalDate(new Date(iso))
  if (day === formatLocalDate(new Date())) return 'today'
  if (day === formatLocalDate(new Date(Date.now() - DAY_MS))) return 'yesterday'
  return new Date(iso).getFullYear() === new Date().getFullYear() ? formatLocalDay(Date.parse(iso)) : day
}

const DISCUSSIONS = { one: 'discussion', other: 'discussions' }

/** Words of the page of topics. */
export const topicText = {
  topics: { one: 'topic', other: 'topics' },
  closedCount: (count: number) => `${count} closed`,
  discussions: DISCUSSIONS,
  newest: (iso: string) => `the newest ${dayOf(iso)}`,
  closed: 'closed',
  edit: 'Edit',
  editOf: (name: string) => `Edit: ${name}`,
  addTopic: 'Add topic',
  editTopic: 'Edit topic',
  name: 'Name',
  nameHint: (count: string) => `${count}. Links keep working when the name changes.`,
  add: 'Add',
  cancel: 'Cancel',
  done: 'Done',
  merge: 'Merge into another…',
  mergeTitle: (name: string) => `Merge "${name}"`,
  into: 'Into',
  mergeHint: 'Links to the topic lead there from then on.',
  moveTo: (count: number, name: string) => `Move ${formatCount(count, DISCUSSIONS)} to ${name}`,
  close: 'Close topic',
  reopen: 'Open again',
  hint: 'A closed topic can be read, but takes no new discussions. A topic with discussions is merged, never deleted.',
  added: 'Added',
  renamed: 'Renamed',
  closedNow: 'Closed',
  reopened: 'Opened again',
  merged: 'Merged',
  mergedInto: (name: string, into: string) => `${name} is now in ${into}.`,
  movedUp: 'Moved up',
  movedDown: 'Moved down',
  nowAt: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}. Readers see it at once.`,
  notDone: 'That did not work. Try again.',
} as const

const ANSWERS = { one: 'answer', other: 'answers' }

/** Words of the page of members and survey. */
export const membersText = {
  hint: 'Each switch acts at once and can be taken back.',
  joinTitle: 'Who may join',
  question: '"Did you find what you needed?"',
  since: (state: string, { at, by }: { at: string | null; by: string | null }) =>
    at === null
      ? state
      : [`${state} since ${formatLocalDate(new Date(at))}`, by && `by ${by}`].filter(Boolean).join(', '),
  surveyHint: (since: string, answers: number) => `${since}. ${formatCount(answers, ANSWERS)} in 13 weeks.`,
  now: (what: string, state: string) => `${what}: ${state}`,
  closeTitle: 'Close new accounts?',
  closeHint: 'Sign-up then says to everyone that this site takes no new members. Members can log in as before.',
  close: 'Close new accounts',
} as const
