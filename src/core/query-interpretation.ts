import { z } from 'zod'

/** How the server interpreted the words of a search. */
export const QueryInterpretation = z
  .object({
    corrected: z
      .array(z.object({ typed: z.string(), word: z.string() }))
      .meta({ description: 'Words without a match, with the word that replaced them' }),
    synonyms: z
      .array(
        z.object({
          typed: z.string(),
          meaning: z
            .string()
            .nullable()
            .meta({ description: 'What it means, with its article; null when documents use the word itself' }),
          names: z.array(z.string()),
        }),
      )
      .meta({ description: 'Words whose synonyms were searched too' }),
    is_rebuilding: z
      .literal(true)
      .optional()
      .meta({ description: 'The index is being rebuilt, so the search may miss something' }),
  })
  .meta({ id: 'QueryInterpretation' })
export type QueryInterpretation = z.infer<typeof QueryInterpretation>

/** The search used the words as typed. */
export const AS_TYPED: QueryInterpretation = { corrected: [], synonyms: [] }

/** A parameter that turns corrections and synonyms off. */
export const exactParameter = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')
  .meta({ description: 'Search for the words as typed, without corrections and synonyms' })
