import { formatCount } from '#core/format.ts'
import type { Database } from '#platform/database/database.ts'
import { findWrongCounts, repairCounts, type WrongCount } from './counts.ts'

/**
 * Checks all counts of the community and repairs them on request.
 * @returns the text to print, and whether all counts are right now
 */
export async function recount(
  database: Pick<Database, 'db'>,
  { repair }: { repair: boolean },
): Promise<{ printed: string; isRight: boolean }> {
  const { discussions, members, checked } = await (repair ? repairCounts(database) : findWrongCounts(database.db))
  const total = [
    formatCount(checked.discussions, { one: 'discussion', other: 'discussions' }),
    formatCount(checked.comments, { one: 'comment', other: 'comments' }),
    formatCount(checked.members, { one: 'member', other: 'members' }),
  ].join(', ')
  if (discussions.length + members.length === 0) return { printed: `${total}: all agree`, isRight: true }
  const lines = [
    `${total}:`,
    ...discussions.map((wrong) => lineOf('discussion', wrong)),
    ...members.map((wrong) => lineOf('member', wrong)),
    repair ? 'All of these are corrected.' : 'Correct them: npm run recount -- --repair',
  ]
  return { printed: lines.join('\n'), isRight: repair }
}

function lineOf(name: string, { id, stored, counted }: WrongCount): string {
  return `${name} ${id}: ${stored} instead of ${counted}`
}
