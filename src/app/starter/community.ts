import { z } from 'zod'

const day = z.iso.date()

/** `community.json` of the starter content: an invented community for a site that is being tried out. */
export const Community = z.object({
  /** By a short key. */
  members: z.record(
    z.string(),
    z.object({ first_name: z.string(), last_name: z.string(), timezone: z.string(), bio: z.string(), joined: day }),
  ),
  discussions: z.array(
    z.object({
      title: z.string(),
      topic: z.string(),
      by: z.string(),
      on: day,
      /** Slug. */
      module: z.string().optional(),
      views: z.int().min(0),
      html: z.string(),
      comments: z.array(z.object({ by: z.string(), on: day, text: z.string() })),
    }),
  ),
})

export type Community = z.output<typeof Community>
