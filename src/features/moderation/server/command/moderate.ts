import { parseArgs } from 'node:util'
import { AppError } from '#core/errors.ts'
import type { PostRef } from '#features/discussions/server/public.ts'
import { CommandError } from '#platform/command-error.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { commandText as text } from '../../messages.ts'
import { keep, remove, restore } from '../decide.ts'
import { listLog, type Subject } from '../moderation-log.ts'
import type { Decision } from '../moderator.ts'
import { listQueue } from '../queue.ts'
import { endSessions, suspend, unsuspend, warn } from '../sanctions.ts'
import { printLog, printQueue } from './print.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longest suspension with an end, in days. */
const MAX_DAYS = 3650
const LARGEST_ID = 2_147_483_647
const FIRST_PAGE = { page: 1, pageSize: 100 } as const

const POST_COMMANDS = { keep, remove, restore }
const MEMBER_COMMANDS = { warn, unsuspend, 'end-sessions': endSessions }

/**
 * Runs one command of a moderator at the server's command line, while the site runs.
 * @param words what follows `npm run moderate --`
 * @param withDb opens the database; help and wrong commands do not need it
 * @returns the text to print
 * @throws {CommandError}
 */
export async function moderate(
  words: readonly string[],
  withDb: (work: (db: Db) => Promise<string>) => Promise<string>,
): Promise<string> {
  const { values, positionals } = parseOptions(words)
  const [verb = 'help', ...rest] = positionals
  if (values.help || verb === 'help') return text.help
  return withDb(parseCommand(verb, rest, values))
}

interface Options {
  reason?: string
  days?: string
  'for-good'?: boolean
}

function parseCommand(verb: string, rest: readonly string[], options: Options): (db: Db) => Promise<string> {
  const now = new Date()
  const decision: Decision = { moderator: 'command line', reason: options.reason ?? '', now }
  if (verb === 'queue') {
    expectNoMore(rest)
    return async (db) => printQueue(await listQueue(db, 'command line', FIRST_PAGE))
  }
  if (verb === 'log') {
    const subject = rest.length === 0 ? undefined : parseSubject(rest)
    return async (db) => printLog(await listLog(db, 'command line', subject, FIRST_PAGE))
  }
  if (isKeyOf(POST_COMMANDS, verb)) {
    const post = parsePost(rest)
    return decide(text.done[verb], post, (tx) => POST_COMMANDS[verb](tx, post, decision))
  }
  if (isKeyOf(MEMBER_COMMANDS, verb)) {
    const member = parseMember(rest)
    return decide(text.done[verb], member, (tx) => MEMBER_COMMANDS[verb](tx, member.id, decision))
  }
  if (verb === 'suspend') {
    const member = parseMember(rest)
    const days = parseDays(options)
    const until = days === null ? null : new Date(now.getTime() + days * DAY_MS)
    return decide(text.done.suspend, member, (tx) => suspend(tx, member.id, until, decision))
  }
  throw new CommandError(text.unknownCommand(verb))
}

function isKeyOf<Commands extends object>(commands: Commands, verb: PropertyKey): verb is keyof Commands {
  return Object.hasOwn(commands, verb)
}

function decide(
  done: string,
  { target, id }: Subject,
  work: (tx: Tx) => Promise<unknown>,
): (db: Db) => Promise<string> {
  const subject = `${target} ${id}`
  return async (db) => {
    try {
      await db.transaction().execute(work)
    } catch (error) {
      throw error instanceof AppError ? new CommandError(messageOf(error, subject), { cause: error }) : error
    }
    return `${done} ${subject}`
  }
}

function messageOf({ code, fields = {}, message }: AppError, subject: string): string {
  if (code === 'not_found') return text.notFound(subject)
  const errors = Object.values(fields).flat()
  return errors.length > 0 ? errors.map((error) => error.message).join(' ') : message
}

function parseOptions(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        days: { type: 'string' },
        'for-good': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    // The first sentence of Node's message says what is wrong; the others are for programmers.
    const [first] = error instanceof Error ? error.message.split('. ') : []
    throw new CommandError(`${first ?? text.unreadable}. ${text.seeHelp}`)
  }
}

const TARGETS: readonly Subject['target'][] = ['post', 'comment', 'member']

function parseSubject([name, number = '', ...more]: readonly string[]): Subject {
  const target = TARGETS.find((each) => each === name)
  const id = /^\d{1,10}$/.test(number) ? Number(number) : 0
  if (target === undefined || id < 1 || id > LARGEST_ID) throw new CommandError(text.whichSubject)
  expectNoMore(more)
  return { target, id }
}

function parsePost(rest: readonly string[]): PostRef {
  const { target, id } = parseSubject(rest)
  if (target === 'member') throw new CommandError(text.whichPost)
  return { target, id }
}

function parseMember(rest: readonly string[]): Subject {
  const subject = parseSubject(rest)
  if (subject.target !== 'member') throw new CommandError(text.whichMember)
  return subject
}

/** @returns null for a suspension without end */
function parseDays({ days, 'for-good': forGood = false }: Options): number | null {
  if (forGood && days === undefined) return null
  const number = /^\d{1,4}$/.test(days ?? '') ? Number(days) : 0
  if (forGood || number < 1 || number > MAX_DAYS) throw new CommandError(text.howLong(MAX_DAYS))
  return number
}

function expectNoMore(words: readonly string[]): void {
  if (words.length > 0) throw new CommandError(text.tooMuch(words.join(' ')))
}
