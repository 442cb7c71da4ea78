interface Command {
  /** What follows `npm run NAME --`, one line for each form. */
  usage: readonly string[]
  about: string
  options?: Record<string, { type: 'boolean' | 'string' }>
  /** The fewest and the most words besides options. */
  words?: readonly [fewest: number, most: number]
  /** The command parses what follows, and has its own help. */
  isParsedByCommand?: true
}

const NONE: Pick<Command, 'usage'> = { usage: [''] }

/** Every command of package.json, with all that it accepts. */
export const COMMANDS = {
  start: {
    ...NONE,
    about:
      'Installs and builds what has changed, and serves the site until it gets SIGTERM. Settings are environment variables: see .env.example.',
  },
  dev: { ...NONE, about: 'Serves two sample modules from the folder data-dev, and reloads when a file is saved.' },
  build: {
    usage: ['[site] [content] [sample]'],
    about: 'Builds pages and scripts, the documents of the starter content, or its sample. Default: site and content.',
    words: [0, 3],
  },
  check: { ...NONE, about: 'Checks types, format and unused code.' },
  format: { ...NONE, about: 'Formats all files.' },
  test: {
    usage: ['[PATH…] [options of Vitest]'],
    about: 'Runs the tests that changes most often break, or those of the named files. With --all: all tests.',
    isParsedByCommand: true,
  },
  bench: { usage: ['NAME'], about: 'Runs one measurement of the folder bench.', words: [1, 1] },
  backup: {
    usage: ['FILE', '--check FILE', '--nightly FOLDER'],
    about:
      'Writes all rows and files into a TAR; the site may run meanwhile. --check reads a backup and says whether it would restore. --nightly writes and checks one named after the day, and deletes old ones: those of the last 7 days, 4 weeks and 6 months stay.',
    options: { check: { type: 'boolean' }, nightly: { type: 'boolean' } },
    words: [1, 1],
  },
  restore: {
    usage: ['FILE'],
    about: 'Replaces everything by the content of a backup, or changes nothing. The site may run meanwhile.',
    words: [1, 1],
  },
  doctor: {
    usage: ['[--json] [--mail ADDRESS]', '--start'],
    about:
      'Checks settings, data folder, disk, database, files, mail, programs, backup and proxy, and says what to correct. --mail sends a test mail. --start checks only what a start needs, and prints what is wrong. The exit code is 0 when all is well, 1 after a warning, 2 after a fault.',
    options: { json: { type: 'boolean' }, start: { type: 'boolean' }, mail: { type: 'string' } },
  },
  import: {
    usage: ['FOLDER|ZIP [--dry-run] [--overwrite]'],
    about: 'Adds and updates content from a module package, or from a folder or ZIP that contains some.',
    options: { 'dry-run': { type: 'boolean' }, overwrite: { type: 'boolean' } },
    words: [1, 1],
  },
  export: {
    usage: ['FOLDER [--module SLUG]'],
    about: 'Writes all content, or one module, as module packages into an empty folder.',
    options: { module: { type: 'string' } },
    words: [1, 1],
  },
  files: {
    usage: ['unused [--delete]', 'withdraw ID'],
    about:
      'unused: lists the files that no entry, version, draft or trash uses; --delete deletes them. withdraw: withdraws a file for good, e.g. one with names of patients. Pages lose it, and its addresses say so. ID is the number in its address: 12 in /files/12/Plan.docx. The site may run meanwhile.',
    options: { delete: { type: 'boolean' } },
    words: [1, 2],
  },
  content: {
    usage: ['[FOLDER…]'],
    about: 'Checks the starter content and its documents, or some of its folders.',
    words: [0, Number.POSITIVE_INFINITY],
  },
  pictures: {
    usage: ['', 'FOLDER ID…'],
    about: 'Writes pages with all diagrams into build/pictures, or some diagrams as PNG into a folder.',
    words: [0, Number.POSITIVE_INFINITY],
  },
  screens: { ...NONE, about: 'Takes the screenshots of the starter content.' },
  send: {
    usage: ['newsletter|occasional FILE.md'],
    about: 'Sends an issue to all who want it. The first line of the file is "# Subject", the rest is Markdown.',
    words: [2, 2],
  },
  outbox: {
    usage: ['', 'again ID…'],
    about: 'Lists mails that wait or could not be sent, or sends some of them now.',
    words: [0, Number.POSITIVE_INFINITY],
  },
  moderate: {
    usage: [
      'queue',
      'keep post|comment ID [--reason TEXT]',
      'remove post|comment ID --reason TEXT',
      'restore post|comment ID [--reason TEXT]',
      'warn member ID --reason TEXT',
      'suspend member ID --days N|--for-good --reason TEXT',
      'unsuspend member ID [--reason TEXT]',
      'end-sessions member ID [--reason TEXT]',
      'log [post|comment|member ID]',
    ],
    about:
      'Lists the posts that wait for a moderator, decides about posts and members, and lists decisions. keep, remove and restore settle the reports of a post. end-sessions logs a member out on all devices. IDs are numbers as the queue shows them. Reasons are sent to authors and members and stay in the log.',
    options: { reason: { type: 'string' }, days: { type: 'string' }, 'for-good': { type: 'boolean' } },
    words: [1, 3],
  },
  user: { usage: ['COMMAND'], about: 'Manages the accounts of staff.', isParsedByCommand: true },
  recount: {
    usage: ['[--repair]'],
    about:
      'Recounts the comments of every discussion and the points of every member, and prints differences. --repair corrects them; the site may run meanwhile.',
    options: { repair: { type: 'boolean' } },
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS

export const commandOf = (name: CommandName): Command => COMMANDS[name]

export function helpOf(name: CommandName): string {
  const { usage, about } = commandOf(name)
  const lines = usage.map((form) => `npm run ${name}${form && ` -- ${form}`}`)
  return `Usage: ${lines.join('\n       ')}\n\n${about}`
}

/** A text with its commands as the person types them: `trp backup FILE` instead of `npm run backup -- FILE` where deploy/trp runs them. */
export function asTyped(text: string): string {
  return process.env.TRP ? text.replaceAll(/npm run ([a-z]+)(?: --(?=\s))?/g, 'trp $1') : text
}
