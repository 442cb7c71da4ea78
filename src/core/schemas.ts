import { z } from 'zod'
import { EMAIL_FIELD } from './email-field.ts'
import { ruled } from './rule-schema.ts'

/** Largest id that a row can have, in both databases. */
const MAX_ID = 2_147_483_647

/** The id of a row in a path, a query or an input. */
export const idParam = z.coerce
  .number<string | number>()
  .int()
  .min(1)
  .max(MAX_ID)
  .meta({ examples: [12] })

/** At most `max` ids in a query, with commas between them. */
export const idsParam = (max: number) =>
  z
    .string()
    .transform((ids): (string | number)[] => ids.split(','))
    .pipe(z.array(idParam).max(max))
    .meta({ description: `At most ${max} ids with commas between them`, examples: ['12,13'] })

/** A yes in a query: `?brief=true`. */
export const flagParam = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

/** An email address, as `normalEmail` writes it. */
export const emailField = ruled(EMAIL_FIELD).meta({ examples: ['amina@example.org'] })

export const Detail = z.object({ detail: z.string() }).meta({ id: 'Detail', description: 'One sentence for a person' })

export const Archive = z.string().meta({
  description: 'A ZIP archive; supports range requests',
  format: 'binary',
  contentMediaType: 'application/zip',
})
