import { readFile } from 'node:fs/promises'
import { type NewIssue, sendIssue } from '#features/newsletter/server/public.ts'
import { CommandError } from '#platform/command-error.ts'
import { helpOf } from './commands.ts'
import { runCommand, UsageError } from './run-command.ts'
import { withContext } from './with-context.ts'

const LISTS: readonly NewIssue['list'][] = ['newsletter', 'occasional']

await runCommand('send', async ({ words: [name, file = ''] }) => {
  const list = LISTS.find((each) => each === name)
  if (list === undefined) throw new UsageError(helpOf('send'))
  const { subject, body } = parseIssue(file, await readFile(file, 'utf8'))
  const mails = await withContext(({ database }) => sendIssue(database.db, { list, subject, body }, new Date()))
  console.log(`${mails} mails queued. The running site sends them; see npm run outbox.`)
})

function parseIssue(file: string, text: string): { subject: string; body: string } {
  const [, subject, body] = /^# (.+)\n([\s\S]+)$/.exec(text.trim()) ?? []
  if (subject === undefined || body === undefined)
    throw new CommandError(`${file} must start with "# Subject", followed by a text.`)
  return { subject: subject.trim(), body: body.trim() }
}
