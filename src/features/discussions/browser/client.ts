import { createClient } from '#core/client.ts'
import { paths } from '../paths.ts'

/** Typed client of the endpoints under `/api/community/`. */
export const community = createClient<typeof import('../contract.ts')>(paths)
