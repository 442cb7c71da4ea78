import { formatCount } from '#core/format.ts'
import type { Database } from '#platform/database/database.ts'
import { repairCounts } from './repair-counts.ts'
import { findWrongCounts, type WrongCount } from './wrong-counts.ts'

/**
 * Looks whether all counts of the community are right, and sets them right if asked to.
 * @returns what is printed, and whether nothing is wrong any more
 */
export async function recount(
  database: Pick<Database, 'db'>,
  { repair }: { repair: boolean },
): Promise<{ printed: string; isRight: boolean }> {
  const { discussions, members, checked } = await (repair ? repairCounts(database) : findWrongCounts(database.db))
  const all = [
    formatCount(checked.discussions, { one: 'discussion', other: 'discussions' }),
    formatCount(checked.comments, { one: 'comment', other: 'comments' }),
    formatCount(checked.members, { one: 'member', other: 'members' }),
  ].join(', ')
  if (discussions.length + members.length === 0) return { printed: `${all}: all agree`, isRight: true }
  const lines = [
    `${all}:`,
    ...discussions.map((miscount) => lineOf('discussion', miscount)),
    ...members.map((miscount) => lineOf('member', miscount)),
    repair ? 'All of these are set right.' : 'Set them right: npm run recount -- --repair',
  ]
  return { printed: lines.join('\n'), isRight: repair }
}

function lineOf(what: string, { id, is, shouldBe }: WrongCount): string {
  return `${what} ${id}: ${is} instead of ${shouldBe}`
}
