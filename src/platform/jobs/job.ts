import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'

/** Work that a feature runs periodically. Several processes may run it at the same time. */
export interface Job {
  name: string
  everyMs: number
  run(context: AppContext, log: FastifyBaseLogger): Promise<void>
}
