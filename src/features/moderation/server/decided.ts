import type { OutputOf } from '#core/endpoint.ts'
import { pagedList } from '#core/paging.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../contract.ts'
import { caseKey } from './cases.ts'
import { historyItems, personsById } from './member-facts.ts'

/** Decisions of all moderators, newest first. */
export async function decidedPage({
  db,
  query,
  url,
  siteUrl,
}: Call<typeof calls.listDecided>): Promise<OutputOf<typeof calls.listDecided>> {
  const { page, page_size: pageSize } = query
  const log = db.selectFrom('moderation_entry')
  const { count } = await log.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const entries = await log
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const memberIds = entries.flatMap(({ member_id }) => member_id ?? [])
  const members = await personsById(db, memberIds)
  const items = await historyItems(db, entries)
  const results = items.map((item, at) => {
    const { target, target_id: id = 0, member_id } = entries[at] ?? { target: 'member', member_id: null }
    return {
      ...item,
      key: target === 'member' ? null : caseKey({ target, id }),
      member: members.get(member_id ?? 0) ?? null,
    }
  })
  return pagedList(new URL(url, siteUrl), { page, pageSize, count: Number(count), results })
}
