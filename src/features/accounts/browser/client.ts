import { clientOf } from '#core/client.ts'
import { paths } from '../paths.ts'

/** The calls of this area, typed by its contract. */
export const accounts = clientOf<typeof import('../contract.ts')>(paths)
