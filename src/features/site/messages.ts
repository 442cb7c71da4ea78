import { formatCount, formatDate, formatNumber, formatSize, formatZonedTime } from '#core/format.ts'

const DAYS = { one: 'day', other: 'days' }
const timeOf = (iso: string) => `${formatZonedTime(new Date(iso), 'UTC', { withYear: true })} UTC`

/** What the server says about the health of the site. */
export const healthText = {
  names: {
    backup: 'Backup',
    clock: 'Clock',
    'data folder': 'Data folder',
    database: 'Database',
    disk: 'Disk',
    files: 'Files',
    LibreOffice: 'LibreOffice',
    mail: 'Mail',
    memory: 'Memory',
    previews: 'Previews',
    settings: 'Settings',
    started: 'Up since',
    version: 'Version',
    'virus scanner': 'Virus scanner',
  },
  noBackupName: 'No backup',
  noBackup: 'There is no backup yet',
  oldBackup: (days: number) => `The last backup is ${formatCount(days, DAYS)} old`,
  failedBackup: 'The backup of the night, its check or its copy has failed',
  lastBackup: ({ at, bytes }: { at: string; bytes: number }) => `${timeOf(at)}, ${formatSize(bytes)}.`,
  isBackedUp: (iso: string) => `The last backup is of ${formatDate(iso)}`,
  backUp: 'Ask the person who runs the server to start this, and to set it up for each night:',
  backUpCommand: 'npm run backup',
  ask: (sentence: string) => `Ask the person who runs the server. ${sentence}`,
  diskIsFull: 'The disk is almost full',
  free: (free: number, total: number) => `${formatSize(free)} of ${formatSize(total)} free`,
  used: (files: number, database: number) => `Files ${formatSize(files)}, database ${formatSize(database)}.`,
  biggerDisk:
    'Ask the person who runs the server for a bigger disk, or to free what is not needed: 1 GB and a tenth of the disk.',
  noMailServer: 'No mail server is set',
  mailsAreFiles: 'Nobody gets a mail: each is a file in DATA_DIR/outbox.',
  noMail: 'Mails of the site can’t be sent',
  refused: (reason: string) => `The last attempt failed: ${reason}`,
  checkMail: 'Ask the person who runs the server to start this. It says what to correct:',
  checkMailCommand: 'npm run doctor',
  mailsWait: (count: number) => (count === 0 ? 'No mail waits' : `${formatNumber(count)} wait`),
  isWrong: {
    clock: 'The clock is wrong',
    'data folder': 'The data folder can’t be written',
    files: 'Files can’t be written',
    LibreOffice: 'LibreOffice is not set up well',
    memory: 'The machine has little memory',
    settings: 'A setting needs a look',
    'virus scanner': 'The virus scanner does not answer',
  },
  database: (name: string, bytes: number) => `${name}, ${formatSize(bytes)}`,
  answers: (ms: number) => `Answers in ${formatNumber(ms)} ms.`,
  previews: (failed: number, waiting: number) => `${formatNumber(failed)} failed, ${formatNumber(waiting)} wait`,
  previewsHint: 'Readers can download files without a preview.',
  found: 'Found',
  soffice: 'Makes the previews of Word, PowerPoint and Excel.',
  notFound: 'Not found',
  noSoffice: 'Word, PowerPoint and Excel files have no previews, unless an editor adds a PDF.',
  scanner: 'Checks each uploaded file.',
  notSetUp: 'Not set up',
  noScanner: 'Files are checked for macros and programs all the same. Wanted if strangers upload files.',
  clockHint: 'Compare it with your own clock.',
  time: timeOf,
  up: (days: number) => (days === 0 ? '' : `${formatCount(days, DAYS)}.`),
  step: 'See',
} as const

/** Details in the log. */
export const logText = {
  formerName: (name: string) => `Before: ${name}`,
  mergedInto: (name: string) => `Into ${name}`,
} as const

/** The settings and their values, for the page and the log. */
export const settingText = {
  newAccounts: 'New accounts',
  registration: { open: 'Open', invitation: 'By invitation', closed: 'Closed' },
  survey: 'Survey',
  switch: { on: 'On', off: 'Off' },
} as const

/** The mail to a new contact address. */
export const contactText = { sent: 'The mail will be sent.' } as const
