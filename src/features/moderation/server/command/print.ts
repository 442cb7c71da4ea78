import type { Author } from '#features/accounts/server/public.ts'
import { nameOf } from '../moderated-posts.ts'
import type { AuditEntry } from '../moderation-log.ts'
import type { QueueItem } from '../queue.ts'
import { commandText as text } from './messages.ts'

/** Width of a line, in characters. */
const WIDTH = 100
const INDENT = '  '

/** The queue as lines of text. @param count how many wait altogether */
export function printQueue({ count, results }: { count: number; results: readonly QueueItem[] }): string {
  if (count === 0) return text.emptyQueue
  return [text.waiting(count), ...results.map(printItem), ...more(count - results.length)].join('\n\n')
}

function printItem(item: QueueItem): string {
  const place = item.target === 'post' ? `“${item.discussion.title}”` : `in “${item.discussion.title}”`
  const reports = table(
    item.reports.map((report) => [
      minuteOf(report.created_at),
      report.abuse_type,
      personOf(report.reporter),
      plain(report.message),
    ]),
  )
  return [
    `${nameOf(item)}  ${item.state}  by ${personOf(item.author)}  ${plain(place)}`,
    ...wrapped(plain(item.text)),
    ...reports.map((line) => `${INDENT}- ${line}`),
  ].join('\n')
}

/** The log as lines of text. */
export function printLog({ count, results }: { count: number; results: readonly AuditEntry[] }): string {
  if (count === 0) return text.emptyLog
  const rows = results.map((entry) => [
    minuteOf(entry.created_at),
    entry.action,
    `${entry.target} ${entry.target_id}`,
    entry.moderator === null ? text.commandLine : personOf(entry.moderator),
    plain(entry.reason),
  ])
  return [...table(rows), ...more(count - results.length)].join('\n')
}

function more(count: number): string[] {
  return count > 0 ? [text.more(count)] : []
}

function personOf({ id, first_name, last_name }: Author): string {
  return `${plain(`${first_name} ${last_name}`)} (member ${id})`
}

function minuteOf(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}

/** Rows as lines whose columns stand under each other. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(INDENT)
      .trimEnd(),
  )
}

/** In one line, without what a terminal would obey or what turns the text around. */
function plain(words: string): string {
  return words.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

function wrapped(words: string): string[] {
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
