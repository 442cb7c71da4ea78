import type { MailRow } from '../../contract/mails.ts'
import { listText } from './messages.ts'

/** What the staff calls a mail: its subject. */
export function nameOf({ subject, list }: Pick<MailRow, 'subject' | 'list'>): string {
  return subject || listText.unnamed[list]
}
