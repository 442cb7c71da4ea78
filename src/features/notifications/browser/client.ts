import { clientOf } from '#core/client.ts'
import { addresses } from '../paths.ts'

/** The calls of this feature, typed by its contract. */
export const notifications = clientOf<typeof import('../contract.ts')>(addresses)
