import { formatLanguage } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { DashboardItem } from '../../contract.ts'
import { SEARCH_KIND, searchKindName } from '../../messages.ts'
import { getMissedSearches } from '../missed-searches.ts'
import { dashboardItem } from './item.ts'

const SITE_LANGUAGE = 'en'

export async function listMissedSearches(db: Db, features: readonly Feature[], now: Date): Promise<DashboardItem[]> {
  const searches = await getMissedSearches(features).list(db, now)
  return searches.map(({ query, count, lastDay, language, page }) =>
    dashboardItem({
      group: 'searches',
      what: 'search_without_results',
      kind: SEARCH_KIND,
      kind_name: searchKindName,
      entry: '',
      title: query,
      page,
      count,
      at: lastDay,
      detail: language === SITE_LANGUAGE ? '' : formatLanguage(language),
    }),
  )
}
