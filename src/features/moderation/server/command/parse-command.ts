import { parseArgs } from 'node:util'
import type { ContentTarget } from '#features/discussions/server/tables.ts'
import type { Subject } from '../moderation-log.ts'
import { commandText as text } from './messages.ts'

/** What somebody at the server's command line wants. */
export type Command =
  | { verb: 'help' | 'queue' }
  | { verb: 'keep' | 'remove' | 'restore'; target: ContentTarget; id: number; reason: string }
  | { verb: 'warn' | 'unsuspend' | 'end-sessions'; id: number; reason: string }
  | { verb: 'suspend'; id: number; days: number | null; reason: string }
  | { verb: 'log'; subject: Subject | undefined }

/** A command that can't be understood; its message is for whoever typed it. */
export class WrongCommand extends Error {}

/** Longest suspension that ends, in days. */
const MAX_DAYS = 3650
const LARGEST_ID = 2_147_483_647

/** @param words what stands behind `npm run moderate --` @throws {WrongCommand} */
export function parseCommand(words: readonly string[]): Command {
  const { values, positionals } = optionsOf(words)
  const [verb, ...rest] = positionals
  if (values.help || verb === undefined || verb === 'help') return { verb: 'help' }
  const { reason = '' } = values
  switch (verb) {
    case 'queue':
      none(rest)
      return { verb }
    case 'keep':
    case 'remove':
    case 'restore':
      return { verb, ...postOf(rest), reason }
    case 'warn':
    case 'unsuspend':
    case 'end-sessions':
      return { verb, id: memberOf(rest), reason }
    case 'suspend':
      return { verb, id: memberOf(rest), days: daysOf(values), reason }
    case 'log':
      return { verb, subject: rest.length === 0 ? undefined : subjectOf(rest) }
    default:
      throw new WrongCommand(text.unknownCommand(verb))
  }
}

function optionsOf(words: readonly string[]) {
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
    // Node's first sentence says what is wrong; the rest is for people who write programs.
    const [wrong] = error instanceof Error ? error.message.split('. ') : []
    throw new WrongCommand(`${wrong ?? text.unreadable}. ${text.seeHelp}`)
  }
}

function postOf(rest: readonly string[]): { target: ContentTarget; id: number } {
  const { target, id } = subjectOf(rest)
  if (target === 'member') throw new WrongCommand(text.whichPost)
  return { target, id }
}

function memberOf(rest: readonly string[]): number {
  const { target, id } = subjectOf(rest)
  if (target !== 'member') throw new WrongCommand(text.whichMember)
  return id
}

const TARGETS: readonly Subject['target'][] = ['post', 'comment', 'member']

function subjectOf([name, number, ...more]: readonly string[]): Subject {
  const target = TARGETS.find((each) => each === name)
  const id = /^\d{1,10}$/.test(number ?? '') ? Number(number) : 0
  if (target === undefined || id < 1 || id > LARGEST_ID) throw new WrongCommand(text.whichSubject)
  none(more)
  return { target, id }
}

/** @returns null for good */
function daysOf({ days, 'for-good': forGood }: { days?: string; 'for-good'?: boolean }): number | null {
  if (forGood === true && days === undefined) return null
  const number = /^\d{1,4}$/.test(days ?? '') ? Number(days) : 0
  if (forGood === true || number < 1 || number > MAX_DAYS) throw new WrongCommand(text.howLong(MAX_DAYS))
  return number
}

function none(more: readonly string[]): void {
  if (more.length > 0) throw new WrongCommand(text.tooMuch(more.join(' ')))
}
