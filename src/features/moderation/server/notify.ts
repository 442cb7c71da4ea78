import { membersById } from '#features/accounts/server/public.ts'
import type { LockedPost } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import type { MailKind } from './mails.ts'

/** Queues a mail to the author of a post. @param entry the decision in the log */
export async function notifyAuthor(
  tx: Tx,
  { target, id, authorId }: LockedPost,
  { kind, entry, now }: { kind: MailKind; entry?: number; now: Date },
): Promise<void> {
  await notifyMembers(tx, [authorId], { kind, data: { target, id, ...(entry !== undefined && { entry }) }, now })
}

/** Queues mails to the reporters of a post. @param entry the decision in the log */
export async function notifyReporters(tx: Tx, reporters: readonly number[], entry: number, now: Date): Promise<void> {
  await notifyMembers(tx, reporters, { kind: 'report-settled', data: { entry }, now })
}

interface Message {
  kind: MailKind
  data: Record<string, string | number>
  now: Date
}

/** Queues a mail to each member with a verified address; removed members get none. */
export async function notifyMembers(tx: Tx, memberIds: readonly number[], { kind, data, now }: Message): Promise<void> {
  const members = await membersById(tx, memberIds)
  const recipients = [...members.values()].filter((member) => member.is_verified).map((member) => member.email)
  await queueMails(
    tx,
    recipients.map((recipient) => ({ kind, recipient, data })),
    now,
  )
}
