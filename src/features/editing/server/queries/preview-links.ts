import type { AnyEditable } from '#content/server/editable.ts'
import { titleOf } from '#core/content-changes.ts'
import type { Db } from '#platform/database/schema.ts'
import type { PreviewLinkItem } from '../../contract.ts'
import type { PreviewLink } from '../actions/preview-link.ts'
import { LINK_MS } from '../actions/preview-link.ts'
import { editorsById, getEditor } from './entry-state.ts'
import { findEntry, workingValue } from './loaded-entry.ts'

/** Links as editors see them in lists. */
export async function presentPreviewLinks(
  db: Db,
  editables: readonly AnyEditable[],
  links: readonly PreviewLink[],
): Promise<PreviewLinkItem[]> {
  const editorIds = links.map(({ account_id }) => account_id)
  const makers = await editorsById(db, editorIds)
  const items = await Promise.all(
    links.map(async ({ account_id, ...link }): Promise<PreviewLinkItem[]> => {
      const editable = editables.find(({ type }) => type.kind === link.kind)
      const loaded = editable && (await findEntry(db, editable, link.entry))
      if (loaded === undefined) return []
      const { type } = loaded.editable
      const created_at = new Date(Date.parse(link.expires_at) - LINK_MS).toISOString()
      const title = titleOf(type, workingValue(loaded))
      return [{ ...link, kind_name: type.name, title, by: getEditor(account_id, makers), created_at }]
    }),
  )
  return items.flat()
}
