import { z } from 'zod'
import { Editor } from './entries.ts'

export const TrashItem = z
  .object({
    kind: z.string(),
    kind_name: z.string(),
    entry: z.string(),
    title: z.string(),
    what: z.enum(['draft', 'entry']),
    by: Editor.meta({ description: 'Who moved it to the trash' }),
    at: z.string(),
    deleted_at: z.string().meta({ description: 'When it is deleted for good' }),
  })
  .meta({ id: 'TrashItem' })
export type TrashItem = z.infer<typeof TrashItem>
