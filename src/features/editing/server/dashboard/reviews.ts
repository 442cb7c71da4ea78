import type { Dashboard, DashboardItem } from '../../contract.ts'
import type { PublicEntry } from '../queries/public-entries.ts'
import { dashboardItem } from './item.ts'

/** By convention the fields of content types with a review. */
const REVIEW_FIELD = 'review_by'
const BASIS_FIELD = 'based_on'

/** Reviews whose day has begun, oldest first, and the first one after them. */
export function listReviews(
  entries: readonly PublicEntry[],
  now: Date,
): { items: DashboardItem[]; next: Dashboard['next_review'] } {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const reviews = entries
    .flatMap((entry) => (entry.reviewBy ? [{ ...entry, at: entry.reviewBy }] : []))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const next = reviews.find(({ at }) => at > today)
  return {
    items: reviews.filter(({ at }) => at <= today).map(reviewItem),
    next: next ? { title: next.title, at: next.at } : null,
  }
}

function reviewItem({
  editable: { type },
  entry,
  title,
  page,
  value,
  at,
}: PublicEntry & { at: string }): DashboardItem {
  const basis = value[BASIS_FIELD]
  return dashboardItem({
    group: 'late',
    what: 'review_due',
    kind: type.kind,
    kind_name: type.name,
    entry,
    title,
    page,
    at,
    detail: typeof basis === 'string' ? basis : '',
    path: REVIEW_FIELD in type.fields ? [REVIEW_FIELD] : [],
  })
}
