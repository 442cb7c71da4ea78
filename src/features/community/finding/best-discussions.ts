import { type Rank, ranked, type Sought } from '#features/search/public.ts'
import type { Sort } from '../contract.ts'
import type { DiscussionIndex, IndexedDiscussion } from './discussion-index.ts'
import { firstOf } from './discussion-order.ts'

export interface Match {
  discussion: IndexedDiscussion
  rank: Rank
}

interface Best {
  /** All that hold the words, of whatever topic. */
  matched: number
  /** Those of the topic. */
  count: number
  /** One page of those. */
  matches: Match[]
}

export interface Window {
  sort: Sort
  /** From 1. */
  page: number
  pageSize: number
  topicId?: number | undefined
}

/** One page of the discussions that answer to all the words: best first, equal ones by `sort`. */
export function bestDiscussions(
  index: DiscussionIndex,
  sought: readonly Sought[],
  { sort, page, pageSize, topicId }: Window,
): Best {
  const [from, to] = [(page - 1) * pageSize, page * pageSize]
  const best: Best = { matched: 0, count: 0, matches: [] }
  for (const { numbers, rank } of ranked(index, sought)) {
    const equals: IndexedDiscussion[] = []
    for (const number of numbers) {
      const discussion = index.shown.has(number) ? index.at(number) : undefined
      if (!discussion) continue
      best.matched += 1
      if (topicId === undefined || discussion.topicId === topicId) equals.push(discussion)
    }
    const before = best.count
    best.count += equals.length
    if (best.count <= from || before >= to) continue
    const shown = firstOf(equals, sort, to - before).slice(Math.max(0, from - before))
    best.matches.push(...shown.map((discussion) => ({ discussion, rank })))
  }
  return best
}
