import type { DashboardItem } from '../../contract.ts'

type Required = 'group' | 'what' | 'kind' | 'kind_name' | 'entry' | 'title' | 'page'

/** A row of the dashboard with the facts that it has. */
export function dashboardItem(
  fields: Pick<DashboardItem, Required> & Partial<Omit<DashboardItem, Required>>,
): DashboardItem {
  return { detail: '', code: '', at: null, by: null, path: [], file_id: null, count: 0, is_new: false, ...fields }
}
