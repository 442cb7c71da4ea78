import type { Sort } from '../contract.ts'
import type { IndexedDiscussion } from './discussion-index.ts'

type Compare = (a: IndexedDiscussion, b: IndexedDiscussion) => number

const recent: Compare = (a, b) => b.createdAt - a.createdAt || b.id - a.id

/** The orders of the discussion list. */
const ORDERS: Record<Sort, Compare> = {
  'top-discussions': (a, b) => b.commentCount - a.commentCount || b.viewCount - a.viewCount || recent(a, b),
  recent,
}

/** Up to so many are picked out one by one; more are sorted. */
const PICKED = 300

/** The first of them in their order: for a page of thousands of hits not all have to be sorted. */
export function firstOf(discussions: IndexedDiscussion[], sort: Sort, count: number): IndexedDiscussion[] {
  const compare = ORDERS[sort]
  if (count > PICKED || discussions.length <= count) return discussions.sort(compare).slice(0, count)
  const first: IndexedDiscussion[] = []
  for (const one of discussions) {
    const last = first[count - 1]
    if (last && compare(last, one) < 0) continue
    first.splice(placeIn(first, one, compare), 0, one)
    first.length = Math.min(first.length, count)
  }
  return first
}

function placeIn(sorted: readonly IndexedDiscussion[], one: IndexedDiscussion, compare: Compare): number {
  const place = sorted.findIndex((other) => compare(one, other) < 0)
  return place < 0 ? sorted.length : place
}
