import type { AnyEditable } from '#content/server/editable.ts'
import type { Tx } from '#platform/database/schema.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import type { IndexedRows } from '#platform/search/rebuild-index.ts'
import { wordsOf } from '#platform/search/words.ts'
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
  { tx, actor, now }: Pick<Change, 'tx' | 'actor' | 'now'>,
  entry: {
    action: AuditAction
    kind: string
    entry: string
    title: string
    detail?: string
    /** The member whom a decision is about. */
    memberId?: number | null
  },
): Promise<void> {
  const { action, kind, title, detail = '' } = entry
  const { id } = await tx
    .insertInto('audit_entry')
    .values({
      at: now.toISOString(),
      account_id: actor?.id ?? null,
      action,
      kind,
      entry: entry.entry,
      title,
      detail,
      member_id: entry.memberId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await indexEntry(tx, { id, title, detail })
}

/** The words of the log. */
export const AUDIT_TEXTS = 'audit_entry_text'

function indexEntry(tx: Tx, { id, title, detail }: { id: number; title: string; detail: string }): Promise<void> {
  return getTextIndex(tx).put(tx, AUDIT_TEXTS, id, { title: wordsOf(title), lead: wordsOf(detail), body: [] })
}

/** The log, after a restore or when the way of indexing changes. Its rows never change. */
export const indexedAudit: IndexedRows = {
  async lockNext(tx, after, limit) {
    const rows = tx.selectFrom('audit_entry').select('id').where('id', '>', after).orderBy('id').limit(limit)
    return (await rows.execute()).map(({ id }) => id)
  },
  async index(tx, id) {
    const row = tx.selectFrom('audit_entry').select(['id', 'title', 'detail']).where('id', '=', id)
    await indexEntry(tx, await row.executeTakeFirstOrThrow())
  },
}
