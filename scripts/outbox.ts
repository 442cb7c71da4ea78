import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import { listFailedMails, requeueMails } from '#platform/mail/outbox-admin.ts'

const [command, ...ids] = process.argv.slice(2)
const context = await openContext(readConfig(process.env))
const { db } = context.database
if (command === 'again') {
  const count = await requeueMails(db, ids.map(Number), new Date())
  console.log(`${count} mails are waiting to be sent again.`)
} else {
  const { waiting, failed } = await listFailedMails(db)
  console.log(`${waiting} mails are waiting to be sent.`)
  for (const mail of failed) console.log(`${mail.id}  ${mail.kind}  ${mail.recipient}  ${mail.last_error}`)
  if (failed.length > 0) console.log('Send one again: npm run outbox -- again ID …')
}
await closeContext(context)
