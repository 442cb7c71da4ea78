import { z } from 'zod'

/** A text in pieces. The pieces that match a search are marked. */
export const Marked = z.array(z.object({ text: z.string(), marked: z.boolean() }))
export type Marked = z.infer<typeof Marked>
