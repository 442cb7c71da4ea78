import { clientOf } from '#core/client.ts'
import { paths } from '../paths.ts'

export const accounts = clientOf<typeof import('../contract.ts')>(paths)
