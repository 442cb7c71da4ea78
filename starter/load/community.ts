import { Marked } from 'marked'
import { z } from 'zod'
import { addSampleMember } from '#features/accounts/server/public.ts'
import { addDiscussion } from '#features/discussions/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { listNames, readYaml } from './source.ts'

const day = z.iso.date()

const Members = z.record(
  z.string(),
  z.object({ first_name: z.string(), last_name: z.string(), timezone: z.string(), bio: z.string(), joined: day }),
)

const Discussion = z.object({
  title: z.string(),
  topic: z.string(),
  by: z.string(),
  on: day,
  module: z.string().optional(),
  views: z.int().min(0),
  /** Markdown. */
  body: z.string(),
  comments: z.array(z.object({ by: z.string(), on: day, text: z.string() })),
})

export interface Community {
  members: z.infer<typeof Members>
  discussions: (z.infer<typeof Discussion> & { html: string })[]
}

const marked = new Marked({ gfm: true })
const FOLDER = 'community'

/** Reads the made-up community. */
export async function readCommunity(): Promise<Community> {
  const members = await readYaml(`${FOLDER}/members.yaml`, Members)
  const names = await listNames(`${FOLDER}/discussions`, '.yaml')
  const discussions = await Promise.all(
    names.map(async (name) => {
      const discussion = await readYaml(`${FOLDER}/discussions/${name}`, Discussion)
      return { ...discussion, html: await marked.parse(discussion.body) }
    }),
  )
  return { members, discussions }
}

/** Writes it into the site, the oldest discussion first. @throws {Error} for an author who is no member */
export async function storeCommunity(tx: Tx, { members, discussions }: Community): Promise<void> {
  const ids = new Map<string, number>()
  for (const [key, { joined, ...member }] of Object.entries(members))
    ids.set(key, await addSampleMember(tx, member, new Date(joined)))
  const idOf = (key: string) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`there is no member ‘${key}’ in starter/${FOLDER}/members.yaml`)
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
      comments: comments.map((comment, place) => ({
        authorId: idOf(comment.by),
        text: comment.text.trim(),
        // One after the other also on one day.
        at: new Date(morningOf(comment.on).getTime() + (place + 1) * 60_000),
      })),
    })
}

function byDay<T extends { on: string }>(discussions: readonly T[]): T[] {
  return discussions.toSorted((a, b) => a.on.localeCompare(b.on))
}

/** A time of day at which the date is the same almost everywhere. */
function morningOf(date: string): Date {
  return new Date(`${date}T09:00:00Z`)
}
