import type { AnyEditable } from '#content/server/editable.ts'
import type { Tx } from '#platform/database/schema.ts'
import { fold } from '#platform/search/fold.ts'
import type { AuditAction } from '../messages.ts'

/** A change of content, in one transaction. */
export interface Change {
  tx: Tx
  /** All kinds of content. */
  editables: readonly AnyEditable[]
  /** Who changes it; undefined for the server itself. */
  actor: { id: number } | undefined
  now: Date
}
export interface StaffChange extends Change {
  actor: { id: number }
}

/** Writes one change to the audit log, in the transaction of the change. */
export async function recordAudit(
  { tx, actor, now }: Change,
  entry: { action: AuditAction; kind: string; entry: string; title: string; detail?: string },
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
