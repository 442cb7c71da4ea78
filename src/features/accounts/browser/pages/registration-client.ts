import { createClient } from '#core/client.ts'
import { registrationPaths } from '../../registration-paths.ts'

export const registration = createClient<typeof import('../../registration-contract.ts')>(registrationPaths)
