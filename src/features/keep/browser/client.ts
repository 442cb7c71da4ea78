import { createClient } from '#core/client.ts'
import { paths } from '../paths.ts'

export const keptCalls = createClient<typeof import('../contract.ts')>(paths)
