import { membersById } from '#features/accounts/server/public.ts'
import type { LockedPost } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import type { MailKind } from './mails.ts'

/** Tells a post's author what happened to it. */
export async function notifyAuthor(
  tx: Tx,
  { target, id, authorId }: LockedPost,
  { kind, entry, now }: { kind: MailKind; entry?: number; now: Date },
): Promise<void> {
  await tell(tx, [authorId], { kind, data: { target, id, ...(entry !== undefined && { entry }) }, now })
}

/** Tells those who reported a post how it ended. @param entry the decision */
export async function notifyReporters(tx: Tx, reporters: readonly number[], entry: number, now: Date): Promise<void> {
  await tell(tx, reporters, { kind: 'report-settled', data: { entry }, now })
}

interface Message {
  kind: MailKind
  data: Record<string, string | number>
  now: Date
}

/** Writes to members; those who have left or whose address is not verified get nothing. */
export async function tell(tx: Tx, memberIds: readonly number[], { kind, data, now }: Message): Promise<void> {
  const members = await membersById(tx, memberIds)
  const recipients = [...members.values()].filter((member) => member.is_verified).map((member) => member.email)
  await queueMails(
    tx,
    recipients.map((recipient) => ({ kind, recipient, data })),
    now,
  )
}
