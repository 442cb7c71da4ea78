import { membersById } from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { queueMails } from '#platform/mail/mail.ts'
import type { MailKind } from './mails.ts'
import type { Decision } from './moderator.ts'

interface Message {
  kind: MailKind
  data: Record<string, string | number>
  decision: Pick<Decision, 'now' | 'mailsAt'>
}

/** Queues a mail to each member with a verified address; removed members get none. */
export async function notifyMembers(
  tx: Tx,
  memberIds: readonly number[],
  { kind, data, decision: { now, mailsAt = now } }: Message,
): Promise<void> {
  const members = await membersById(tx, memberIds)
  const recipients = [...members.values()].filter((member) => member.is_verified).map((member) => member.email)
  const mails = recipients.map((recipient) => ({ kind, recipient, data }))
  await queueMails(tx, mails, mailsAt)
}
