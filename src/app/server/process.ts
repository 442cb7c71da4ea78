import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import type { Drain } from './drain.ts'

/** The first file descriptor that systemd passes to a process. */
const FIRST_INHERITED_FD = 3

/**
 * Where the server listens: at the address of the settings, or on a socket that the parent process owns and passes on
 * (`LISTEN_FDS`, as systemd does). Connections to such a socket wait while no process of the site runs.
 */
export function listenAt({ host, port }: Pick<Config, 'host' | 'port'>, env: Record<string, string | undefined>) {
  return env.LISTEN_FDS === '1' ? { fd: FIRST_INHERITED_FD, host } : { host, port }
}

/** How long downloads may take to finish when the process has to stop. */
const STOP_AFTER_MS = 20_000

/** Ends the process on SIGTERM or SIGINT when all requests are finished. A second signal has no effect. */
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
