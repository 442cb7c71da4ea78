import { isolated } from '#core/direction.ts'
import { formatCount, formatLocalDate, formatLocalDay, formatSize } from '#core/format.ts'

const files = (count: number) => formatCount(count, { one: 'file', other: 'files' })

/** 'Nov 28'; with the year when it is another one. @param iso an ISO 8601 time */
function dayOf(iso: string): string {
  const time = new Date(iso)
  return time.getFullYear() === new Date().getFullYear() ? formatLocalDay(time.getTime()) : formatLocalDate(time)
}

/** 'Oct 30' as part of a line. */
const keptOn = (iso: string) => `ept on ${dayOf(iso)}`

export const text = {
  on: (device: string) => `On this ${device}`,
  keepOn: (device: string) => `Keep on this ${device}`,
  pages: (count: number) => formatCount(count, { one: 'page', other: 'pages' }),
  question: (pages: number) =>
    pages === 0
      ? 'Then the files of this folder open in this site without a network.'
      : `Then the module opens in this site without a network: its ${pages} pages and these files.`,
  choices: {
    all: ['All files', 'Word, PowerPoint and PDF'],
    read: ['To read and show', 'Slides as PDF with notes, no PowerPoint'],
  },
  engine: 'To show PDFs, once',
  free: 'Free for this site',
  notNow: 'Not now',
  keepSize: (size: string) => `Keep · ${size}`,
  failed: 'The sizes could not be fetched. Check your connection.',
  cannotRead: 'Only your own folders can be kept. Log in again.',
  refused: 'This window cannot keep files. It is a private window, or the settings of the browser forbid it.',
  reading: 'Reading the sizes',
  files: 'Files',
  size: formatSize,
  onIphone: 'Kept for 7 days after your last visit. Add the site to the Home Screen to keep it longer.',
  mayClear: (device: string) => `This ${device} may clear it when space is short.`,
  keeping: (done: number, all: number) => `Keeping ${done} of ${files(all)}`,
  paused: (done: number, all: number) => `Paused at ${done} of ${files(all)}`,
  partOf: (bytes: number, total: number) => `${formatSize(bytes)} of ${formatSize(total)}`,
  rate: (bytes: number) => `${formatSize(bytes)}/s`,
  about: (seconds: number) => `about ${formatCount(seconds, { one: 'second', other: 'seconds' })}`,
  toGo: (bytes: number) => `${formatSize(bytes)} to go`,
  stays: 'Fetched files stay.',
  pause: 'Pause',
  goOn: 'Go on',
  stop: 'Stop',
  stopQuestion: (count: number) => `Stop, and remove the ${files(count)} fetched so far?`,
  stopUpdate: 'Stop the update? The kept files stay.',
  keptOn: (iso: string) => `K${keptOn(iso)}`,
  facts: (count: number, bytes: number, iso: string | null) =>
    [files(count), formatSize(bytes), iso && `k${keptOn(iso)}`].filter(Boolean).join(' · '),
  opens: (count: number, pages: number, size: string) =>
    `${[files(count), ...(pages > 0 ? [text.pages(pages)] : [])].join(' and ')}, ${size}. They open without a network.`,
  /** Without newer files: the pages of a module, or order and notes of a folder. */
  newer: (count: number) => (count === 0 ? 'Newer text' : `${files(count)} newer`),
  newerFacts: (count: number, bytes: number) =>
    count === 0 ? text.newer(0) : `${text.newer(count)}: ${formatSize(bytes)}`,
  newerHint: (count: number) =>
    count === 0 ? 'The kept files still open.' : `The kept files still open. Only ${files(count)} will be fetched.`,
  waitsForNetwork: (count: number, bytes: number) =>
    `${text.newer(count)}. Update when there is a network: ${formatSize(bytes)}.`,
  inAll: (titles: readonly string[], bytes: number) =>
    `${titles.map(isolated).join(', ')}. ${formatSize(bytes)} in all.`,
  update: (bytes: number) => (bytes === 0 ? 'Update' : `Update · ${formatSize(bytes)}`),
  updateAll: (bytes: number) => (bytes === 0 ? 'Update all' : `Update all · ${formatSize(bytes)}`),
  noSpace: 'Not enough space',
  needs: (needed: number, free: number | undefined) =>
    `Needs ${formatSize(needed)}${free === undefined ? '' : `, ${formatSize(free)} is free`}`,
  nothingLost: 'Nothing was lost.',
  makeRoom: 'Make room',
  noNetwork: 'No network.',
  keptOpen: 'Kept files open.',
  someOpen: (count: number) =>
    formatCount(count, { one: 'file is on this device.', other: 'files are on this device.' }),
  kits: 'Kits',
  modules: 'Modules',
  kept: (count: number) => `${count} kept`,
  allFiles: (count: number) => `All ${files(count)}`,
  remove: 'Remove',
  removeQuestion: (title: string, device: string, size: string) =>
    `Remove ${title} from this ${device}? ${size}. It stays on the site.`,
} as const
