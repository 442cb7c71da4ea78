import { createClient } from '#core/client.ts'
import { mailPaths } from '../mail-paths.ts'

export const mails = createClient<typeof import('../contract/mails.ts')>(mailPaths)
