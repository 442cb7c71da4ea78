import type { FastifyInstance } from 'fastify'
import type { Drain } from './drain.ts'

/** Downloads that are under way get this long to finish when the process is asked to stop, in ms. */
const STOP_AFTER_MS = 20_000

/** Ends the process on SIGTERM or SIGINT, once what is under way is finished. A signal that comes twice changes nothing. */
export function stopOnSignal(app: FastifyInstance, drain: Drain): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_AFTER_MS).unref()
    await drain.drain(app.server)
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
