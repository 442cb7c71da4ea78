import { z } from 'zod'

/** A text in pieces, of which those that were searched for are marked; put together it is the whole text. */
export const Marked = z.array(z.object({ text: z.string(), marked: z.boolean() }))
export type Marked = z.infer<typeof Marked>
