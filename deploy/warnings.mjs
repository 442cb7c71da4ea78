// Reads the log as `journalctl --output json` prints it, and prints the warnings and errors in it, each once: when it came last, what,
// and how often.
import { createInterface } from 'node:readline'

const found = new Map()
for await (const line of createInterface({ input: process.stdin })) {
  const entry = parse(line)
  const words = entry && wordsOf(entry)
  if (!words) continue
  const count = (found.get(words)?.count ?? 0) + 1
  // The last one comes last.
  found.delete(words)
  found.set(words, { count, at: new Date(Number(entry.__REALTIME_TIMESTAMP) / 1000) })
}
for (const [words, { count, at }] of found)
  print(`${at.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${words}${count > 1 ? ` (${count} times)` : ''}`)
if (found.size === 0) print('No warnings.')

/** One line about a warning or an error; undefined for everything else. */
function wordsOf({ MESSAGE: message, PRIORITY: priority, SYSLOG_IDENTIFIER: program }) {
  // Bytes that are not UTF-8 come as a list.
  if (typeof message !== 'string') return undefined
  if (program === 'systemd' || program === 'runuser') return Number(priority) <= 4 ? message : undefined
  const { level, msg, event, part, reason, err, req } = parse(message) ?? {}
  // 40 is a warning.
  if (level !== undefined) {
    const request = req && `${req.method} ${req.path}`
    const details = [msg === 'security event' ? event : undefined, part, reason ?? err?.message, request].filter(
      (detail) => detail && detail !== msg,
    )
    return level >= 40 ? `${msg}${details.length > 0 ? ` (${details.join('; ')})` : ''}` : undefined
  }
  // What commands print when all is well, and the lines of a stack.
  return /^(?:ok |Deleted: |\s|[{}]|$)|contains \d+ rows/.test(message) ? undefined : message
}

function print(line) {
  process.stdout.write(`${line}\n`)
}

function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
