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
      return console.log(`${count} mails are waiting to be sent again.`)
    }
    const { waiting, reasons, failed } = await listFailedMails(db)
    console.log(`${waiting} mails are waiting to be sent.`)
    for (const reason of reasons) console.log(`  The last attempt failed: ${reason}`)
    for (const mail of failed) console.log(`${mail.id}  ${mail.kind}  ${mail.recipient}  ${mail.last_error}`)
    if (failed.length > 0) console.log(asTyped('Send one again: npm run outbox -- again ID …'))
  })
})
