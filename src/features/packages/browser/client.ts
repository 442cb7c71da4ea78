import { clientOf } from '#core/client.ts'
import { paths } from '../paths.ts'

export const packages = clientOf<typeof import('../contract.ts')>(paths)
