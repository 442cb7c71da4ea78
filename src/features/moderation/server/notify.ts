import { membersById } from '#features/accounts/server/public.ts'
import type { LockedPost } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import type { MailKind } from './mails.ts'
import type { Decision } from './moderator.ts'

type Times = Pick<Decision, 'now' | 'mailsAt' | 'isQuiet' | 'isSecret'>

/** Queues a mail to the author of a post. @param entry the decision in the log */
export async function notifyAuthor(
  tx: Tx,
  { target, id, authorId }: LockedPost,
  { kind, entry, decision }: { kind: MailKind; entry?: number; decision: Times },
): Promise<void> {
  if (decision.isQuiet) return
  await notifyMembers(tx, [authorId], { kind, data: { target, id, ...(entry !== undefined && { entry }) }, decision })
}

/** Queues mails to the reporters of a post. @param entry the decision in the log */
export async function notifyReporters(
  tx: Tx,
  reporters: readonly number[],
  entry: number,
  decision: Times,
): Promise<void> {
  if (decision.isSecret) return
  await notifyMembers(tx, reporters, { kind: 'report-settled', data: { entry }, decision })
}

interface Message {
  kind: MailKind
  data: Record<string, string | number>
  decision: Times
}

/** Queues a mail to each member with a verified address; removed members get none. */
export async function notifyMembers(
  tx: Tx,
  memberIds: readonly number[],
  { kind, data, decision: { now, mailsAt = now } }: Message,
): Promise<void> {
  const members = await membersById(tx, memberIds)
  const recipients = [...members.values()].filter((member) => member.is_verified).map((member) => member.email)
  await queueMails(
    tx,
    recipients.map((recipient) => ({ kind, recipient, data })),
    mailsAt,
  )
}
