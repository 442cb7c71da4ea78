import { readFile } from 'node:fs/promises'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { type NewIssue, sendIssue } from '#features/newsletter/server/public.ts'
import { readConfig } from '#platform/config/config.ts'

const LISTS: readonly NewIssue['list'][] = ['newsletter', 'occasional']
const [name, file] = process.argv.slice(2)
const list = LISTS.find((each) => each === name)
if (list === undefined || file === undefined) {
  console.error('Say what to whom: npm run send -- newsletter|occasional FILE.md (its first line is "# Subject")')
  process.exit(2)
}
const { subject, body } = parseText(await readFile(file, 'utf8'))
const ground = await openContext(readConfig(process.env))
const mails = await sendIssue(ground.database.db, { list, subject, body }, new Date())
await closeContext(ground)
console.log(`${mails} mails are in the outbox. The running site sends them; see npm run outbox.`)

function parseText(text: string): { subject: string; body: string } {
  const [, subject, body] = /^# (.+)\n([\s\S]+)$/.exec(text.trim()) ?? []
  if (subject === undefined || body === undefined) {
    console.error(`${file} does not begin with "# Subject" and a text under it.`)
    process.exit(2)
  }
  return { subject: subject.trim(), body: body.trim() }
}
