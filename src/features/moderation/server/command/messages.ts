import { plural } from '#core/format.ts'

const HELP_HINT = 'See npm run moderate -- --help'

/** What the command line says. */
export const commandText = {
  help: `Usage: npm run moderate -- COMMAND

  queue                                      posts and comments that wait for a moderator
  keep      post|comment ID [--reason TEXT]  nothing wrong: settles the reports, shows it again
  remove    post|comment ID --reason TEXT    takes it away from readers, settles the reports
  restore   post|comment ID [--reason TEXT]  shows it again
  warn      member ID --reason TEXT          sends a warning by mail
  suspend   member ID --days N --reason TEXT no posts and comments for N days (--for-good: no end)
  unsuspend member ID [--reason TEXT]        lets the member write again
  end-sessions member ID [--reason TEXT]     logs the member out on all devices
  log       [post|comment|member ID]         what was decided, newest first

IDs are numbers as the queue shows them. Reasons are sent to authors and members and stay in the log.`,
  seeHelp: HELP_HINT,
  unreadable: 'This can’t be read',
  unknownCommand: (verb: string) => `There is no command “${verb}”. ${HELP_HINT}`,
  whichSubject: 'Say which one: post, comment or member, and its number, for example: comment 34',
  whichPost: 'Say which post or comment, for example: comment 34',
  whichMember: 'Say which member, for example: member 5',
  howLong: (most: number) => `Say how long: --days N (1 to ${most}), or --for-good`,
  tooMuch: (words: string) => `This is too much: ${words}. Put a reason in quotes.`,
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
  emptyQueue: 'Nothing waits.',
  emptyLog: 'Nothing was decided.',
  waiting: (count: number) =>
    plural(count, { one: '1 waits.', other: `${count} wait, the one that has waited longest first.` }),
  more: (count: number) => `… and ${count} more`,
  commandLine: 'command line',
} as const
