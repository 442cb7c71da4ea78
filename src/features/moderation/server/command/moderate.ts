import { AppError } from '#core/errors.ts'
import { CommandError } from '#platform/command-error.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { commandText as text } from '../../messages.ts'
import { decidePost, POST_DECISIONS } from '../decide.ts'
import { listLog, type Subject } from '../moderation-log.ts'
import type { Decision } from '../moderator.ts'
import { listQueue } from '../queue.ts'
import { endSessions, suspend, unsuspend, writeTo } from '../sanctions.ts'
import { printDecision, printItem } from './print.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longest suspension with an end, in days. */
const MAX_DAYS = 3650
const LARGEST_ID = 2_147_483_647

/** `--reason TEXT`, `--days N` and `--for-good`. */
type Options = Record<string, string | boolean | undefined>
type Run = (work: (db: Db) => Promise<string>) => Promise<string>

/**
 * Runs one command of a moderator at the server's command line, while the site runs.
 * @param words the command, and what it is about
 * @param withDb opens the database; wrong commands do not need it
 * @returns the text to print
 * @throws {CommandError}
 */
export async function moderate([verb = '', ...rest]: readonly string[], options: Options, withDb: Run) {
  const decision: Decision = { moderator: 'command line', reason: String(options.reason ?? ''), now: new Date() }
  if (verb === 'queue')
    return withDb(async (db) => {
      const { count, results } = await listQueue(db, 'command line')
      return count === 0 ? text.emptyQueue : [text.waiting(count), ...results.map(printItem)].join('\n\n')
    })
  if (verb === 'log') {
    const subject = rest.length === 0 ? undefined : parseSubject(rest, ['post', 'comment', 'member'])
    return withDb(async (db) => (await listLog(db, subject)).map(printDecision).join('\n') || text.emptyLog)
  }
  const action = POST_DECISIONS.find((each) => each === verb)
  if (action) {
    const post = parseSubject(rest, ['post', 'comment'])
    return withDb((db) => decide(db, action, post, (tx) => decidePost(tx, action, post, decision)))
  }
  const sanction = parseSanction(verb, options, decision)
  const member = parseSubject(rest, ['member'])
  return withDb((db) => decide(db, verb, member, (tx) => sanction(tx, member.id)))
}

function parseSanction(verb: string, options: Options, decision: Decision): (tx: Tx, id: number) => Promise<number> {
  switch (verb) {
    case 'warn':
      return (tx, id) => writeTo(tx, id, 'warn', decision)
    case 'suspend': {
      const days = parseDays(options)
      const until = days === null ? null : new Date(decision.now.getTime() + days * DAY_MS)
      return (tx, id) => suspend(tx, id, until, decision)
    }
    case 'unsuspend':
      return (tx, id) => unsuspend(tx, id, decision)
    case 'end-sessions':
      return (tx, id) => endSessions(tx, id, decision)
    default:
      throw new CommandError(text.unknownCommand(verb))
  }
}

async function decide(db: Db, verb: string, { target, id }: Subject, work: (tx: Tx) => Promise<number>) {
  const subject = `${target} ${id}`
  try {
    await db.transaction().execute(work)
  } catch (error) {
    throw error instanceof AppError ? new CommandError(messageOf(error, subject), { cause: error }) : error
  }
  return text.done(subject, verb)
}

function messageOf({ code, fields = {}, message }: AppError, subject: string): string {
  if (code === 'not_found') return text.notFound(subject)
  const errors = Object.values(fields).flat()
  return errors.map((error) => error.message).join(' ') || message
}

function parseSubject<T extends Subject['target']>([name, number = '']: readonly string[], of: readonly T[]) {
  const target = of.find((each) => each === name)
  const id = /^\d{1,10}$/.test(number) ? Number(number) : 0
  if (target === undefined || id < 1 || id > LARGEST_ID) throw new CommandError(text.whichSubject(of.join(', ')))
  return { target, id }
}

/** @returns null for a suspension without end */
function parseDays({ days, 'for-good': forGood = false }: Options): number | null {
  if (forGood && days === undefined) return null
  const number = /^\d{1,4}$/.test(String(days ?? '')) ? Number(days) : 0
  if (forGood || number < 1 || number > MAX_DAYS) throw new CommandError(text.howLong(MAX_DAYS))
  return number
}
