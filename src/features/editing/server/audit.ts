import type { Tx } from '#platform/database/schema.ts'
import { fold } from '#platform/search/fold.ts'
import type { AuditAction } from '../messages.ts'

/** Who changes something; undefined for the server itself. */
export interface Actor {
  id: number
}

/** Writes one change to the audit log, in the transaction of the change. */
export async function recordAudit(
  tx: Tx,
  entry: { action: AuditAction; kind: string; entry: string; title: string; detail?: string },
  actor: Actor | undefined,
  now: Date,
): Promise<void> {
  const { action, kind, title, detail = '' } = entry
  await tx
    .insertInto('audit_entry')
    .values({
      at: now.toISOString(),
      account_id: actor?.id ?? null,
      action,
      kind,
      entry: entry.entry,
      title,
      detail,
      words: fold(`${title} ${detail}`),
    })
    .execute()
}
