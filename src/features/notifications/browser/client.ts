import { createClient } from '#core/client.ts'
import { paths } from '../paths.ts'

/** Typed client of the notifications' endpoints. */
export const notifications = createClient<typeof import('../contract.ts')>(paths)
