import type { DashboardItem } from '../../contract.ts'

type Required = 'group' | 'what' | 'kind' | 'kind_name' | 'entry' | 'title' | 'page'

/** A row of the dashboard with the facts that it has. */
export function dashboardItem(
  fields: Pick<DashboardItem, Required> & Partial<Omit<DashboardItem, Required>>,
): DashboardItem {
  const none = { detail: '', code: '', at: null, by: null, path: [], file_id: null, count: 0 }
  return { ...none, is_new: false, is_off_site: false, ...fields }
}
