import type { Author } from '#features/accounts/server/public.ts'
import { commandText as text } from '../../messages.ts'
import { postKey } from '../moderated-posts.ts'
import type { LogEntry } from '../moderation-log.ts'
import type { QueueItem } from '../queue.ts'

/** Longest line, in characters. */
const WIDTH = 100
const INDENT = '  '

/** @param count of all waiting posts */
export function printQueue({ count, results }: { count: number; results: readonly QueueItem[] }): string {
  if (count === 0) return text.emptyQueue
  return [text.waiting(count), ...results.map(printItem), ...others(count - results.length)].join('\n\n')
}

function printItem(item: QueueItem): string {
  const title = `${item.target === 'post' ? '' : 'in '}“${item.discussion.title}”`
  const reports = item.reports.map(({ created_at, abuse_type, reporter, message }) => [
    minuteOf(created_at),
    abuse_type,
    nameOf(reporter),
    oneLine(message),
  ])
  return [
    `${postKey(item)}  ${item.state}  by ${nameOf(item.author)}  ${oneLine(title)}`,
    ...wrap(oneLine(item.text)),
    ...alignColumns(reports).map((line) => `${INDENT}- ${line}`),
  ].join('\n')
}

/** @param count of all entries */
export function printLog({ count, results }: { count: number; results: readonly LogEntry[] }): string {
  if (count === 0) return text.emptyLog
  const rows = results.map(({ created_at, action, target, target_id, moderator, reason }) => [
    minuteOf(created_at),
    action,
    `${target} ${target_id}`,
    moderator === null ? text.commandLine : nameOf(moderator),
    oneLine(reason),
  ])
  return [...alignColumns(rows), ...others(count - results.length)].join('\n')
}

function others(count: number): string[] {
  return count > 0 ? [text.more(count)] : []
}

function nameOf({ id, first_name, last_name }: Author): string {
  return `${oneLine(`${first_name} ${last_name}`)} (member ${id})`
}

function minuteOf(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const padded = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0)
  return rows.map((row) => row.map(padded).join(INDENT).trimEnd())
}

/** Without line breaks, terminal control sequences and bidi controls. */
function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

function wrap(words: string): string[] {
  const lines: string[] = []
  let line = INDENT
  for (const word of words.split(' ')) {
    if (line.length + word.length > WIDTH && line !== INDENT) {
      lines.push(line.trimEnd())
      line = INDENT
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
