import { readFile } from 'node:fs/promises'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { type NewIssue, sendIssue } from '#features/newsletter/server/public.ts'
import { readConfig } from '#platform/config/config.ts'

const LISTS: readonly NewIssue['list'][] = ['newsletter', 'occasional']
const [name, file] = process.argv.slice(2)
const list = LISTS.find((list) => list === name)
if (list === undefined || file === undefined) {
  console.error('Usage: npm run send -- newsletter|occasional FILE.md (the first line of the file is "# Subject")')
  process.exit(2)
}
const { subject, body } = parseIssue(await readFile(file, 'utf8'))
const context = await openContext(readConfig(process.env))
const mails = await sendIssue(context.database.db, { list, subject, body }, new Date())
await closeContext(context)
console.log(`${mails} mails queued. The running site sends them; see npm run outbox.`)

function parseIssue(text: string): { subject: string; body: string } {
  const [, subject, body] = /^# (.+)\n([\s\S]+)$/.exec(text.trim()) ?? []
  if (subject === undefined || body === undefined) {
    console.error(`${file} must start with "# Subject", followed by a text.`)
    process.exit(2)
  }
  return { subject: subject.trim(), body: body.trim() }
}
