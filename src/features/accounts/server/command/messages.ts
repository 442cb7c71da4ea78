import { formatDate } from '#core/format.ts'
import type { Role } from '#core/roles.ts'

export interface StaffMember {
  email: string
  name: string
  role: Role
  hasPassword: boolean
  hasSecondFactor: boolean
  /** ISO time of the last renewal of a session; null without one. */
  last_used_at: string | null
}

/** What a printed link does. Only it lets a person with a role set up a second factor. */
const LINK_HINT =
  'Send this link to its owner, to choose a new password and then set up a second factor; it works once, for 24 hours:'
const LAST_ADMIN =
  'WARNING: No administrator with a password and a second factor is left. Give this role back until another one has both: npm run user -- list'
const OPEN_WORK = 'Left open. Plans are not published and wait in To do for a colleague; preview links have ended:'

const HELP_HINT = 'See npm run user -- --help'

export const commandText = {
  help: `Usage: npm run user -- COMMAND

  create --email E --first-name F --last-name L --role R   an account for staff; prints a link to choose the password
  list                                                     accounts with a role
  role --email E --role R                                  changes the role and logs the account out everywhere;
                                                           prints a link to set up a second factor if there is none
  reset-second-factor --email E                            for somebody who lost phone and recovery codes; prints a link

Roles: editor, moderator, admin (may do everything); member takes the role away.
A printed link works once, for 24 hours. For a new one, repeat the command.`,
  seeHelp: HELP_HINT,
  unreadable: 'This command can’t be read',
  unknownCommand: (verb: string) => `There is no command “${verb}”. ${HELP_HINT}`,
  tooMuch: (words: string) => `Unexpected words: ${words}. Put a name with spaces in quotes.`,
  wrongOption: (name: string, message: string) => `--${name}: ${message}. ${HELP_HINT}`,
  whichRole: (roles: string) => `Say which role: --role with one of ${roles}`,
  staffOnly: 'Members sign up themselves. Say which role: --role editor, moderator or admin',
  accountExists: 'This address has an account. To change its role use “role”.',
  noAccount: 'There is no account with this address.',
  notVerified: 'The address of this account is not verified. Use “create”: its link proves the address.',
  noSecondFactor: 'This account has no second factor.',
  created: (email: string, link: string) =>
    `Created ${email}. Send this link to its owner; it works once, for 24 hours:\n${link}`,
  roleChanged: (
    email: string,
    role: Role,
    { link, open, isLastAdmin }: { link: string | undefined; open: readonly string[]; isLastAdmin: boolean },
  ) =>
    [
      `${email} has the role ${role} now and was logged out everywhere.`,
      ...(isLastAdmin ? [LAST_ADMIN] : []),
      ...(link === undefined ? [] : [`${LINK_HINT}\n${link}`]),
      ...(open.length === 0 ? [] : [OPEN_WORK, ...open.map((line) => `  ${oneLine(line)}`)]),
    ].join('\n'),
  secondFactorReset: (email: string, link: string) =>
    `${email} has no second factor now and was logged out everywhere.\n${LINK_HINT}\n${link}`,
  list: (staff: readonly StaffMember[]) =>
    staff.length === 0 ? 'No account has a role.' : staff.map(lineOf).join('\n'),
} as const

function lineOf({ email, name, role, hasPassword, hasSecondFactor, last_used_at }: StaffMember): string {
  const factor = hasSecondFactor ? 'second factor' : 'no second factor'
  const seen = last_used_at === null ? 'not logged in' : `last used ${formatDate(last_used_at)}`
  return [role.padEnd(9), email, oneLine(name), hasPassword ? factor : 'no password yet', seen].join('  ')
}

/** Without line breaks, terminal control sequences and bidi controls. */
function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}
