import { CommandError } from '#platform/command-error.ts'
import { maskAddress } from '#platform/mail/mask-address.ts'
import { listFailedMails, requeueMails } from '#platform/mail/outbox-admin.ts'
import { asTyped, helpOf } from './commands.ts'
import { runCommand, UsageError } from './run-command.ts'
import { withContext } from './with-context.ts'

await runCommand('outbox', async ({ words: [command, ...ids] }) => {
  const areIds = ids.length > 0 && ids.every((id) => /^\d{1,9}$/.test(id))
  if (command !== undefined && !(command === 'again' && areIds)) throw new UsageError(helpOf('outbox'))
  await withContext(async ({ database: { db } }) => {
    if (command === 'again') {
      const count = await requeueMails(db, ids.map(Number), new Date())
      if (count === 0) throw new CommandError('No mail with this number waits or was given up.')
      return console.log(`${countOf(count)} waiting to be sent again.`)
    }
    const { waiting, next, reasons, failed } = await listFailedMails(db)
    console.log(`${countOf(waiting)} waiting to be sent.`)
    for (const { id, kind, recipient, due_at } of next)
      console.log(`${id}  ${kind}  ${maskAddress(recipient)}  next try ${due_at.slice(0, 16).replace('T', ' ')} UTC`)
    for (const reason of reasons) console.log(`  The last attempt failed: ${reason}`)
    for (const mail of failed) console.log(`${mail.id}  ${mail.kind}  ${mail.recipient}  ${mail.last_error}`)
    if (next.length + failed.length > 0) console.log(asTyped('Send one now: npm run outbox -- again ID …'))
  })
})

function countOf(mails: number): string {
  return mails === 1 ? '1 mail is' : `${mails} mails are`
}
