import { z } from 'zod'

/** A text in pieces with the search words marked; the joined pieces are the text. */
export const Marked = z.array(z.object({ text: z.string(), marked: z.boolean() }))
export type Marked = z.infer<typeof Marked>
