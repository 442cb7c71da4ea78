import { defineEndpoints } from '#core/endpoint.ts'
import { paths } from './paths.ts'

export const ACCOUNTS_TAG = {
  name: 'Accounts',
  description: 'Sign-up, login, sessions and the profile of a member',
}

/** Declares a call of this feature. */
export const endpoint = defineEndpoints(ACCOUNTS_TAG, paths)
