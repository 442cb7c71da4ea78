import { createClient } from '#core/client.ts'
import { paths } from '../paths.ts'

export const feedback = createClient<typeof import('../contract.ts')>(paths)
