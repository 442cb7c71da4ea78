import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { ACCOUNTS_TAG } from './endpoint.ts'
import { registrationPaths as paths } from './registration-paths.ts'
import { REGISTRATION } from './rules.ts'

export const getRegistration = defineEndpoints(ACCOUNTS_TAG, paths)(paths.getRegistration, {
  summary: 'Get who can create an account',
  may: 'everyone',
  output: { 200: z.object({ registration: z.enum(REGISTRATION) }) },
  reads: ['registration'],
})
