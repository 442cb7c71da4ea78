import { createClient } from '#core/client.ts'
import { paths } from '../paths.ts'

export const notices = createClient<typeof import('../contract.ts')>(paths)
