import { z } from 'zod'

/** How the words of a search were read. */
export const QueryInterpretation = z.object({
  corrected: z
    .array(z.object({ typed: z.string(), word: z.string() }))
    .meta({ description: 'Words that nothing contains, with the one that was searched instead' }),
  synonyms: z
    .array(
      z.object({
        typed: z.string(),
        meaning: z
          .string()
          .nullable()
          .meta({ description: 'What it is a name of, with its article; null where documents use it themselves' }),
        names: z.array(z.string()),
      }),
    )
    .meta({ description: 'Words that were also searched under other names' }),
})
export type QueryInterpretation = z.infer<typeof QueryInterpretation>

/** Nothing but what was typed was searched. */
export const AS_TYPED: QueryInterpretation = { corrected: [], synonyms: [] }

/** A parameter that asks for nothing but what was typed. */
export const exactParameter = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')
  .meta({ description: 'Search only what was typed: no corrections, no other names' })
