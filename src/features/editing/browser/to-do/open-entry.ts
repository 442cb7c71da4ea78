import type { NavigateFunction } from 'react-router'
import type { DashboardItem } from '../../contract.ts'
import { getDraftState, loadEntries } from '../drafts/draft-store.ts'
import { requestEditMode } from '../page/edit-request.ts'
import { openSheet } from '../page/selection.ts'
import { targetOf } from '../page/target-of.ts'

/** The versions of an entry: its draft beside what readers see. */
export const versionsPath = ({ kind, entry }: Pick<DashboardItem, 'kind' | 'entry'>) =>
  `/admin/versions/${kind}/${entry}`

/** Opens the page of an entry in edit mode, with the form of the field to look at. @throws {ApiError} @throws {NetworkError} */
export async function openEntry({ kind, entry, page, path }: DashboardItem, navigate: NavigateFunction): Promise<void> {
  await navigate(page ?? versionsPath({ kind, entry }))
  requestEditMode()
  await loadEntries([{ kind, entry }])
  const state = getDraftState({ kind, entry })
  if (state) openSheet(targetOf(state, path), path.at(-1))
}
