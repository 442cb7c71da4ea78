import type { ImapFlow } from 'imapflow'
import type { AppContext } from '#platform/http/app-context.ts'
import { withMailbox } from '#platform/mail/with-mailbox.ts'
import { addBounce } from './add-bounce.ts'
import { readReport } from './read-report.ts'

/** Reports have their fields within the first kilobytes; a returned mail comes after them. */
const MAX_BYTES = 200_000
/** In one round; the next one continues. */
const MAX_REPORTS = 200

/**
 * Reads the new reports in the mailbox of `BOUNCE_IMAP_URL`, and marks them as read. Other messages stay as they are. Two
 * processes may read the same report: a bounce is recorded once.
 */
export async function readBounceMailbox(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { bounceImapUrl } = context.config
  if (bounceImapUrl !== undefined) await withMailbox(bounceImapUrl, (client) => readReports(client, context), signal)
}

async function readReports(client: ImapFlow, { database, secret }: AppContext): Promise<void> {
  const isReport = { seen: false, header: { 'content-type': 'multipart/report' } }
  const found = (await client.search(isReport, { uid: true })) || []
  for (const uid of found.slice(0, MAX_REPORTS)) {
    const query = { source: { maxLength: MAX_BYTES }, internalDate: true }
    const message = await client.fetchOne(String(uid), query, { uid: true })
    if (!message) continue
    const report = readReport(message.source?.toString('latin1') ?? '', secret)
    const at = new Date(message.internalDate ?? Date.now()).toISOString()
    if (report) await database.db.transaction().execute((tx) => addBounce(tx, { ...report, at }))
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  }
}
