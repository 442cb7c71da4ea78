import { clientOf } from '#core/client.ts'
import { paths } from '../paths.ts'

/** Typed client of the notifications' endpoints. */
export const notifications = clientOf<typeof import('../contract.ts')>(paths)
