import { formatCount, formatDate, formatLocalDate } from '#core/format.ts'
import { dayAndClockOf } from '../sheet/times.ts'

/** Words of the change log. */
export const logText = {
  search: 'Search the log',
  searchHint: 'Words of a title or a note',
  filters: 'Filters',
  person: 'Person',
  kind: 'Content',
  action: 'What happened',
  from: 'From',
  until: 'Until',
  all: 'All',
  show: 'Show',
  clear: 'Clear filters',
  changes: { one: 'change', other: 'changes' },
  none: 'No change fits.',
  server: 'The site itself',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of the log',
  today: 'Today',
  yesterday: 'Yesterday',
  plannedFor: (time: string) => `For ${time}`,
} as const

const CHANGES = { one: 'change', other: 'changes' }
const DAYS = { one: 'day', other: 'days' }
const LINKS = { one: 'more link', other: 'more links' }

/** 'Module' is 'module'; 'FAQ section' stays. */
const withinSentence = (kind: string) => kind.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

/** Words of the To do page. */
export const toDoText = {
  things: { one: 'thing to do', other: 'things to do' },
  late: (count: number) => `${count} late`,
  show: 'Show',
  everything: 'Everything',
  groups: {
    late: 'Late',
    community: 'Community',
    site: 'Site',
    mail: 'Mail',
    people: 'People',
    drafts: 'My drafts',
    planned: 'Planned',
    files: 'Files and links',
    searches: 'Searched, not found',
  },
  reviewWasDue: 'Review was due',
  notPublished: 'Not published',
  notReadable: 'Not readable',
  draft: 'Draft',
  noPreview: 'No preview',
  linkIsBroken: 'Link is broken',
  times: { one: 'time', other: 'times' },
  overdue: (iso: string, days: number) =>
    `${formatDate(iso)}, ${days === 0 ? 'today' : `${formatCount(days, DAYS)} ago`}`,
  basedOn: (basis: string) => `Based on ${basis}`,
  planFailed: (iso: string, reasons: string) =>
    `Planned for ${dayAndClockOf(iso, { today: true })}. ${reasons} Nothing was published.`,
  changes: (count: number, iso: string) => `${formatCount(count, CHANGES)}, saved ${dayAndClockOf(iso)}`,
  offSite: (kind: string, iso: string) => `${kind}, off the site. Saved ${dayAndClockOf(iso)}.`,
  newEntry: (kind: string, iso: string) => `New ${withinSentence(kind)}. Saved ${dayAndClockOf(iso)}.`,
  changedSince: (name: string, iso: string) => `${name} has changed it since: ${dayAndClockOf(iso, { today: true })}`,
  plannedBy: (kind: string, name: string | undefined) => `${kind}, by ${name ?? 'you'}`,
  canDownload: (entry: string) => `${entry}. No preview could be made; readers can download it.`,
  brokenLinks: (reason: string, more: number) => (more > 0 ? `${reason} And ${formatCount(more, LINKS)}.` : reason),
  lastDays: (language: string) => (language ? `Last 30 days, from browsers in ${language}` : 'Last 30 days'),
  quoted: (query: string) => `"${query}"`,
  review: 'Review',
  fix: 'Fix',
  fixLink: 'Fix the link',
  goOn: 'Go on',
  seeBoth: 'See both',
  change: 'Change',
  tryAgain: 'Try again',
  addSynonym: 'Add a synonym',
  dismiss: 'Dismiss',
  ofRow: (step: string, title: string) => `${step}: ${title}`,
  making: 'Making the preview',
  dismissed: 'Dismissed',
  undo: 'Undo',
  notDone: 'That did not work. Try again.',
  nothing: 'Nothing to do',
  nothingHint: 'No reports, no drafts, no trouble.',
  nextReview: (iso: string, title: string) => `The next review is due on ${formatDate(iso)}: ${title}.`,
  siteWarnings: {
    backup:
      'There is no backup of the last two days, or the last one was not checked or copied. Tell the person who hosts the site.',
    disk: 'The disk of the site is almost full. Tell the person who hosts the site.',
    mail: 'Mails of the site can’t be sent. Tell the person who hosts the site.',
  },
  lastBackup: (iso: string) => `Last backup: ${formatDate(iso)}.`,
  places: 'What you can edit',
  help: 'How editing works',
  helpLines: [
    'Press Edit in the header, or the key E. What you can change has an outline and a pencil.',
    'Your words are saved as a draft while you type. Readers see them once you press Publish.',
    'Publish tells you first what readers will see and what is missing. It can also wait for a day and a time.',
    'A preview link, in the menu with the three dots, shows a draft to a person without an account.',
    'Each publication is a version. Versions compares them and brings an older text back.',
    'What you remove stays in the trash for 30 days.',
    'When a colleague changes the same text, nothing is lost: you choose which text stays.',
    'Several files come into a module at once: open the module, then Edit all files in one table.',
  ],
  findLabel: 'Find a page, module or file to edit',
  find: 'Find anything to edit',
  findButton: 'Find',
  nothingFound: 'Nothing has these words in its title.',
  states: { public: 'Public', draft: 'Draft', planned: 'Planned', new: 'New' },
} as const

export const trashText = {
  empty: 'The trash is empty.',
  hint: 'Everything here can be restored for 30 days.',
  things: { one: 'item', other: 'items' },
  deleted: 'Deleted',
  draftDiscarded: 'Draft discarded',
  facts: (kind: string, name: string, at: string) => `${kind}. By ${name}, ${formatLocalDate(new Date(at))}.`,
  forGood: (days: number) => (days < 1 ? 'Deleted for good today' : `Deleted for good in ${formatCount(days, DAYS)}`),
  restore: 'Restore',
  restored: 'Restored',
  restoredAsDraft: 'Restored as a draft',
  needsGone: 'Something that it needs is gone. Publishing it shows what.',
  open: 'Open',
  someone: 'a former editor',
} as const
