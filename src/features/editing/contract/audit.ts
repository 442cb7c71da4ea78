import { z } from 'zod'
import { Editor } from './entries.ts'

export const AuditItem = z
  .object({
    id: z.int(),
    at: z.string(),
    by: Editor.nullable().meta({ description: 'Null for work of the server itself' }),
    action: z.string(),
    kind: z.string(),
    kind_name: z.string(),
    entry: z.string(),
    title: z.string(),
    detail: z.string(),
  })
  .meta({ id: 'AuditItem' })
export type AuditItem = z.infer<typeof AuditItem>

export const AuditFilters = z
  .object({
    people: z.array(Editor).meta({ description: 'Everybody with an entry in the log, sorted by name' }),
    kinds: z.array(z.object({ kind: z.string(), name: z.string() })),
  })
  .meta({ id: 'AuditFilters' })
export type AuditFilters = z.infer<typeof AuditFilters>
