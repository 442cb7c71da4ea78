import { AppError } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { keep, remove, restore } from '../decide.ts'
import { listAudit } from '../moderation-log.ts'
import type { Decision } from '../moderator.ts'
import { listQueue } from '../queue.ts'
import { endSessions, suspend, unsuspend, warn } from '../sanctions.ts'
import { commandText as text } from './messages.ts'
import { type Command, parseCommand, WrongCommand } from './parse-command.ts'
import { printLog, printQueue } from './print.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is printed at once. */
const SHOWN = { page: 1, pageSize: 100 } as const

/**
 * Does what a moderator asks for at the command line, while the site serves.
 * @param words what stands behind `npm run moderate --`
 * @param withDb gives the database to what needs it: help and wrong commands don't
 * @returns what is printed
 * @throws {WrongCommand} with a sentence for whoever typed it
 */
export async function moderate(
  words: readonly string[],
  withDb: (work: (db: Db) => Promise<string>) => Promise<string>,
): Promise<string> {
  const command = parseCommand(words)
  if (command.verb === 'help') return text.help
  return withDb((db) => run(db, command, new Date()))
}

async function run(db: Db, command: Exclude<Command, { verb: 'help' }>, now: Date): Promise<string> {
  switch (command.verb) {
    case 'help':
      return text.help
    case 'queue':
      return printQueue(await listQueue(db, 'command line', SHOWN))
    case 'log':
      return printLog(await listAudit(db, 'command line', command.subject, SHOWN))
    default:
      return decide(db, command, now)
  }
}

type Deciding = Extract<Command, { id: number }>

async function decide(db: Db, command: Deciding, now: Date): Promise<string> {
  const subject = `${'target' in command ? command.target : 'member'} ${command.id}`
  try {
    await db.transaction().execute((tx) => make(tx, command, now))
  } catch (error) {
    throw error instanceof AppError ? new WrongCommand(validationMessage(error, subject), { cause: error }) : error
  }
  return `${text.done[command.verb]} ${subject}`
}

function make(tx: Tx, command: Deciding, now: Date): Promise<void> {
  const decision: Decision = { moderator: 'command line', reason: command.reason, now }
  switch (command.verb) {
    case 'keep':
      return keep(tx, command, decision)
    case 'remove':
      return remove(tx, command, decision)
    case 'restore':
      return restore(tx, command, decision)
    case 'warn':
      return warn(tx, command.id, decision)
    case 'unsuspend':
      return unsuspend(tx, command.id, decision)
    case 'end-sessions':
      return endSessions(tx, command.id, decision)
    case 'suspend': {
      const until = command.days === null ? null : new Date(now.getTime() + command.days * DAY_MS)
      return suspend(tx, command.id, until, decision)
    }
  }
}

function validationMessage(error: AppError, subject: string): string {
  if (error.code === 'not_found') return text.notFound(subject)
  return Object.values(error.fields ?? {})
    .flat()
    .concat(error.fields ? [] : [error.message])
    .join(' ')
}
