import type { AnyEditable } from '#content/server/editable.ts'
import { titleOf } from '#core/content-changes.ts'
import type { Db } from '#platform/database/schema.ts'
import { openWorkText as text } from '../../messages.ts'
import { listPreviewLinks, presentPreviewLinks } from '../actions/preview-link.ts'
import { parseBody } from './loaded-entry.ts'

/** The plans and the preview links of an editor, a line each. */
export async function listOpenWork(
  db: Db,
  editables: readonly AnyEditable[],
  accountId: number,
  now: Date,
): Promise<string[]> {
  const plans = await db
    .selectFrom('draft')
    .select(['kind', 'planned_body', 'publish_at'])
    .where('planned_by', '=', accountId)
    .where('discarded_at', 'is', null)
    .orderBy('publish_at')
    .execute()
  const links = await presentPreviewLinks(db, editables, await listPreviewLinks(db, now, { accountId }))
  return [
    ...plans.flatMap(({ kind, planned_body, publish_at }) => {
      const editable = editables.find(({ type }) => type.kind === kind)
      if (editable === undefined || planned_body === null) return []
      const { type } = editable
      return [text.plan(type.name, titleOf(type, parseBody(editable, planned_body)), publish_at ?? '')]
    }),
    ...links.map(({ kind_name, title, expires_at }) => text.link(kind_name, title, expires_at)),
  ]
}
