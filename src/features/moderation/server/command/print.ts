import type { HistoryItem, Person } from '../../contract.ts'
import { responseText, commandText as text } from '../../messages.ts'
import type { QueueItem } from '../queue.ts'
import type { ModerationEntryTable } from '../tables.ts'

export function printItem({ target, id, state, author, discussion, text: words, reports }: QueueItem): string {
  const lines = [
    `${target} ${id}  ${state}  ${text.by(nameOf(author))}  “${oneLine(discussion.title)}”`,
    oneLine(words),
    ...reports.map(({ created_at, abuse_type, reporter, message }) =>
      ['-', minuteOf(created_at), abuse_type, nameOf(reporter), oneLine(message)].join('  ').trimEnd(),
    ),
  ]
  return lines.join('\n  ')
}

export type LoggedDecision = HistoryItem & Pick<ModerationEntryTable, 'target_id'>

export function printDecision({ at, action, target, target_id, by, reason }: LoggedDecision): string {
  const who = by === null ? responseText.commandLine : nameOf(by)
  return [minuteOf(at), action, `${target} ${target_id}`, who, oneLine(reason)].join('  ').trimEnd()
}

const nameOf = ({ id, name }: Person) => `${oneLine(name)} (member ${id})`

const minuteOf = (iso: string) => iso.slice(0, 16).replace('T', ' ')

/** Without line breaks, terminal control sequences and bidi controls. */
function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}
