import { formatCount } from '#core/format.ts'

const SECONDS = { one: 'second', other: 'seconds' }
const THINGS = { one: 'thing to do', other: 'things to do' }

/** Words of the pages about the site itself. */
export const siteText = {
  parts: 'Site',
  health: 'Health',
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
} as const
