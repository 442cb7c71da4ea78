import { compareTexts } from '#core/format.ts'
import { addSampleMember } from '#features/accounts/server/public.ts'
import { addDiscussion } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Community } from './community.ts'

/** Writes the invented community, the oldest discussion first. @throws {Error} for an author who is not a member */
export async function storeCommunity(tx: Tx, { members, discussions }: Community): Promise<void> {
  const ids = new Map<string, number>()
  for (const [key, { joined, ...member }] of Object.entries(members))
    ids.set(key, await addSampleMember(tx, member, new Date(joined)))
  const idOf = (key: string) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`There is no member ‘${key}’ in starter/community/members.yaml`)
    return id
  }
  for (const { title, topic, by, on, module, views, html, comments } of byDay(discussions))
    await addDiscussion(tx, {
      title,
      topic,
      module,
      views,
      body: html,
      authorId: idOf(by),
      at: morningOf(on),
      comments: comments.map((comment, index) => ({
        authorId: idOf(comment.by),
        text: comment.text.trim(),
        // One minute apart, so that comments of one day keep their order.
        at: new Date(morningOf(comment.on).getTime() + (index + 1) * 60_000),
      })),
    })
}

function byDay<T extends { on: string }>(discussions: readonly T[]): T[] {
  return discussions.toSorted((a, b) => compareTexts(a.on, b.on))
}

/** A time of day at which the date is the same almost everywhere. */
function morningOf(date: string): Date {
  return new Date(`${date}T09:00:00Z`)
}
