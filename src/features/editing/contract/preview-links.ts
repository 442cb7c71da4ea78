import { z } from 'zod'
import { Editor } from './entries.ts'

export const PreviewLinkItem = z
  .object({
    id: z.string().meta({ description: 'To end it; it does not open the draft' }),
    kind: z.string(),
    kind_name: z.string(),
    entry: z.string(),
    title: z.string(),
    by: Editor.meta({ description: 'Who made it' }),
    created_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'PreviewLinkItem' })
export type PreviewLinkItem = z.infer<typeof PreviewLinkItem>
