import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { paths } from './paths.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    packages: 'starter'
  }
}

const endpoint = defineEndpoints({ name: 'Starter content', description: 'The first content of an empty site' }, paths)

export const getStarterProgress = endpoint(paths.getStarterProgress, {
  summary: 'Find out how much of the starter content is loaded',
  description:
    'An empty site loads it module by module after its first start. Both numbers are equal when it has ended.',
  may: 'everyone',
  output: { 200: z.object({ done: z.int(), all: z.int() }) },
  reads: ['starter'],
})
