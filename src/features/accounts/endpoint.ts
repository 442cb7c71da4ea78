import { defineEndpoints } from '#core/endpoint.ts'
import { paths } from './paths.ts'

/** Declares a call of this feature. */
export const endpoint = defineEndpoints(
  { name: 'Accounts', description: 'Sign-up, login, sessions and the profile of a member' },
  paths,
)
