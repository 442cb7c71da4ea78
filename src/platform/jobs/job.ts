import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'

/** Work that an area wants done again and again; several processes may run it at once. */
export interface Job {
  name: string
  everyMs: number
  run(ground: AppContext, log: FastifyBaseLogger): Promise<void>
}
