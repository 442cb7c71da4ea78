import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'

/** Work that a feature runs periodically. Several processes may run it at the same time, and a process may end in the middle. */
export interface Job {
  name: string
  everyMs: number
  /** Also runs when the process stops, after the last request. */
  atStop?: boolean
  /** @param signal is aborted when the process stops, for work that takes long */
  run(context: AppContext, log: FastifyBaseLogger, signal: AbortSignal): Promise<void>
}
