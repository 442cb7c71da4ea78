import { clientOf } from '#core/client.ts'
import { paths } from '../paths.ts'

/** The calls of this feature, typed by its contract. */
export const notifications = clientOf<typeof import('../contract.ts')>(paths)
