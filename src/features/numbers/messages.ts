import { formatCount, formatDate, formatNumber, formatShortDate } from '#core/format.ts'
import type { TableName } from './views.ts'

interface TableText {
  title: string
  caption: string
  /** Heading of the labels. */
  first: string
  /** Heading of the counts; 'Now' without it. */
  count?: string
}

const [EASE, FOUND] = ['How easy was it?', 'Found what was needed?']

/** The words of tables, for the page and for CSV. */
export const tableText: Record<TableName, TableText> = {
  glance: { title: 'At a glance', caption: 'Sums of the period, and of the period before', first: 'What' },
  answers: {
    title: 'Answers in the community',
    caption: 'Questions by time to the first answer',
    first: 'First answer',
    count: 'Questions',
  },
  downloads: { title: 'Finished downloads', caption: 'Finished downloads, with the period before', first: 'From' },
  modules: { title: 'By module', caption: 'Finished downloads by module', first: 'Module' },
  files: { title: 'By file', caption: 'Finished downloads by file', first: 'File' },
  languages: { title: 'By language', caption: 'Finished downloads by language', first: 'Language' },
  missed: { title: 'Searched, not found', caption: 'Searches without a result', first: 'Words', count: 'Times' },
  ease: { title: EASE, caption: EASE, first: EASE, count: 'Answers' },
  found: { title: FOUND, caption: FOUND, first: FOUND, count: 'Answers' },
}

/** What is counted, in the order of the rows. */
export const glanceText = {
  visit: 'Visits',
  page: 'Pages read',
  preview: 'Previews',
  download: 'Finished downloads',
  search: 'Searches',
  missed: 'Searches without a result',
  members: 'New members',
  questions: 'Questions in the community',
  subscribers: 'New readers of the newsletter',
} as const

/** Labels of rows that the server makes. */
export const rowText = {
  answers: { day: 'within a day', week: 'within a week', later: 'later', none: 'not yet' },
  ease: ['5, very easy', '4', '3', '2', '1, hard'],
  found: { yes: 'Yes', partly: 'In part', no: 'No' },
  joined: (one: string, other: string) => (other.includes(' and ') ? `${one}, ${other}` : `${one} and ${other}`),
  otherFiles: 'Files of no module',
  more: {
    modules: (count: number) => formatCount(count, { one: 'more module', other: 'more modules' }),
    files: (count: number) => formatCount(count, { one: 'more file', other: 'more files' }),
  },
  module: (name: string) => `Download All: ${name}`,
  slides: (name: string) => `All slides: ${name}`,
  archives: { french: 'French materials', spanish: 'Spanish materials', bookmarks: 'Bookmarks of members' },
  removed: 'Removed from the site',
} as const

/** '842', or '<5' where the count is lower. */
export function formatShown({ value, is_below }: Shown): string {
  return is_below ? `<${value}` : formatNumber(value)
}

interface Shown {
  value: number
  is_below: boolean
}

/** The change in percent, rounded; undefined where one of the counts is hidden or unknown. */
export function changeOf(now: Shown, before: Shown | null): number | undefined {
  if (before === null || now.is_below || before.is_below || before.value === 0) return undefined
  return Math.round((now.value / before.value - 1) * 100)
}

/** '+9%', '−18%'. */
export function formatChange(percent: number | undefined): string {
  if (percent === undefined) return '–'
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
}

interface Span {
  from: string
  until: string
}

const yearOf = ({ until }: Span) => until.slice(0, 4)

/** 'Aug 31 to Nov 29, 2026'. @param year is not written, where it is said already */
export function formatSpan({ from, until }: Span, beforeEnd = '', year = ''): string {
  const isInYear = from.startsWith(until.slice(0, 4))
  const end = isInYear && until.startsWith(year) && year !== '' ? formatShortDate(until) : formatDate(until)
  return `${isInYear ? formatShortDate(from) : formatDate(from)} to ${beforeEnd}${end}`
}

export const text = {
  title: 'Numbers',
  now: 'Now',
  before: 'Before',
  change: 'Change',
  changeInPercent: 'Change in percent',
  share: 'Share',
  bar: 'Bar',
  survey: 'Survey',
  csv: 'CSV',
  csvOf: (title: string) => `CSV: ${title}`,
  allAsCsv: 'All as CSV',
  notSaved: 'The file did not come. Try again.',
  print: 'Print one page',
  period: 'Period',
  periods: { '30-days': '30 days', '13-weeks': '13 weeks', '12-months': '12 months' },
  getting: (period: string) => `Getting ${period}…`,
  earlier: (period: string) => `The ${period} before`,
  later: (period: string) => `The ${period} after`,
  compared: (counted: Span, before: Span, isRunning: boolean) =>
    `${formatSpan(counted, isRunning ? 'today, ' : '')}, compared with ${formatSpan(before, '', yearOf(counted))}`,
  printed: (iso: string) =>
    `Training Resource Package for Family Planning · numbers without cookies and without identity of visitors · printed ${formatDate(iso)}`,
  hints: { visit: 'a page opened from outside', download: 'the last byte arrived' },
  downloadsOf: {
    '30-days': 'Finished downloads a day',
    '13-weeks': 'Finished downloads a week',
    '12-months': 'Finished downloads a month',
  },
  hours: (hours: number) => formatCount(hours, { one: 'hour', other: 'hours' }),
  median: 'is the usual time to the first answer (median).',
  medianBefore: (hours: string) => `Before: ${hours}.`,
  thisPeriod: 'This period',
  periodBefore: 'The period before',
  notOver: { '30-days': 'Day not over yet', '13-weeks': 'Week not over yet', '12-months': 'Month not over yet' },
  synonym: 'Synonym',
  addSynonym: 'Add a synonym',
  quoted: (words: string) => `"${words}"`,
  addSynonymFor: (words: string) => `Add a synonym: ${words}`,
  wordsHint: 'Words show when they were searched on three days or more. They are kept for 30 days.',
  nothing: 'Nothing in this period',
  readComments: (count: number) => `Read ${formatCount(count, { one: 'comment', other: 'comments' })}`,
  howWeCount:
    'How we count: no cookies, no scripts, nothing about a person. Robots are left out. A download counts when its last byte has arrived, also after eleven tries. Fewer than five shows as "<5", or is added to its neighbour, so that nothing can be worked out. Numbers are written each minute.',
  none: 'No numbers yet',
  noneHint: (clock: string) =>
    `Counting began today at ${clock}. The first day shows tomorrow. Nothing has to be switched on.`,
} as const
