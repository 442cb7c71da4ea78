import type { NavigateFunction } from 'react-router'
import type { DashboardItem } from '../../contract.ts'
import { requestEditMode, sheetRequest } from '../sheet/edit-request.ts'

/** The page that compares the draft of an entry with the published version. */
export const versionsPath = ({ kind, entry }: Pick<DashboardItem, 'kind' | 'entry'>) =>
  `/admin/versions/${kind}/${entry}`

/** Opens the page of an entry in edit mode, with the form of the field to look at. */
export async function openEntry({ kind, entry, page, path }: DashboardItem, navigate: NavigateFunction): Promise<void> {
  const to = page ?? versionsPath({ kind, entry })
  sheetRequest.set({ key: { kind, entry }, path, pathname: new URL(to, location.href).pathname })
  requestEditMode()
  await navigate(to)
}
