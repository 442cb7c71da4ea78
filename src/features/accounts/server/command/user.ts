import { parseArgs } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { hasAccess, ROLES, type Role } from '#core/roles.ts'
import { ruled } from '#core/rule-schema.ts'
import { emailField } from '#core/schemas.ts'
import { CommandError } from '#platform/command-error.ts'
import type { Db } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { FIRST_NAME_FIELD, LAST_NAME_FIELD } from '../../rules.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { type StaffMember, commandText as text } from './messages.ts'
import { changeRole, getAccountId, inviteStaff, listStaff, resetSecondFactor } from './staff.ts'

interface Site {
  context: AppContext
  log: FastifyBaseLogger
  /** What every new member has. */
  providers: readonly PersonalDataProvider[]
  openWork: OpenWork
}

/** What an editor has left open and a colleague has to look at, e.g. plans, a line each. */
export type OpenWork = (db: Db, accountId: number, now: Date) => Promise<string[]>

declare module '#platform/feature.ts' {
  interface Feature {
    openWork?(...given: [...Parameters<OpenWork>, features: readonly Feature[]]): Promise<string[]>
  }
}

/**
 * Runs one command about the accounts of staff at the server's command line, while the site runs.
 * @param words what follows `npm run user --`
 * @param withSite opens the site; help and wrong commands do not need it
 * @returns the text to print
 * @throws {CommandError}
 */
export async function user(
  words: readonly string[],
  withSite: (work: (site: Site) => Promise<string>) => Promise<string>,
): Promise<string> {
  const { values, positionals } = parseOptions(words)
  const [verb = 'help', ...more] = positionals
  if (values.help || verb === 'help') return text.help
  if (more.length > 0) throw new CommandError(text.tooMuch(more.join(' ')))
  const work = parseCommand(verb, values)
  return withSite((site) =>
    work(site).catch((error: unknown) => {
      throw error instanceof AppError ? new CommandError(messageOf(error), { cause: error }) : error
    }),
  )
}

type Options = ReturnType<typeof parseOptions>['values']

function parseCommand(verb: string, options: Options): (site: Site) => Promise<string> {
  const now = new Date()
  switch (verb) {
    case 'create': {
      const person = {
        email: parseEmail(options),
        first_name: read('first-name', ruled(FIRST_NAME_FIELD), options['first-name']),
        last_name: read('last-name', ruled(LAST_NAME_FIELD), options['last-name']),
        role: parseRole(options.role),
      }
      if (person.role === 'member') throw new CommandError(text.staffOnly)
      return async ({ context, log, providers }) =>
        text.created(person.email, await inviteStaff(context, log, person, providers, now))
    }
    case 'list':
      return async ({ context }) => text.list(await listStaff(context.database.db))
    case 'role': {
      const [email, role] = [parseEmail(options), parseRole(options.role)]
      return async ({ context, log, openWork }) => {
        const { db } = context.database
        const open = hasAccess(role, 'editor') ? [] : await openWork(db, await getAccountId(db, email), now)
        const isLastAdmin = role !== 'admin' && isOnlyAdmin(await listStaff(db), email)
        const link = await changeRole(context, log, email, role, now)
        return text.roleChanged(email, role, { link, open, isLastAdmin })
      }
    }
    case 'reset-second-factor': {
      const email = parseEmail(options)
      return async ({ context, log }) => {
        return text.secondFactorReset(email, await resetSecondFactor(context, log, email, now))
      }
    }
    default:
      throw new CommandError(text.unknownCommand(verb))
  }
}

/** Whether an account is an administrator, and no other one can log in as such. */
function isOnlyAdmin(staff: readonly StaffMember[], email: string): boolean {
  const admins = staff.filter(({ role }) => role === 'admin')
  const isReady = (admin: StaffMember) => admin.hasPassword && admin.hasSecondFactor
  return (
    admins.some((admin) => admin.email === email) && !admins.some((admin) => admin.email !== email && isReady(admin))
  )
}

function messageOf({ fields = {}, message }: AppError): string {
  const errors = Object.values(fields).flat()
  return errors.length > 0 ? errors.map((error) => error.message).join(' ') : message
}

function parseOptions(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        role: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    // The first sentence of Node's message says what is wrong; the others are for programmers.
    const [first] = error instanceof Error ? error.message.split('. ') : []
    throw new CommandError(`${first ?? text.unreadable}. ${text.seeHelp}`)
  }
}

/** @throws {CommandError} with the message of the field */
function read(name: string, schema: z.ZodType<string>, typed: string | undefined): string {
  const parsed = schema.safeParse(typed ?? '')
  if (!parsed.success) throw new CommandError(text.wrongOption(name, parsed.error.issues[0]?.message ?? ''))
  return parsed.data
}

function parseEmail({ email }: Options): string {
  return read('email', emailField, email)
}

function parseRole(typed: string | undefined): Role {
  const role = ROLES.find((each) => each === typed)
  if (role === undefined) throw new CommandError(text.whichRole(ROLES.join(', ')))
  return role
}
