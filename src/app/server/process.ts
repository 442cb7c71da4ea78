import { setTimeout as sleep } from 'node:timers/promises'
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

/** How long downloads may take to finish when the process has to stop, in ms. */
const DOWNLOADS_MS = 20_000
/** Background work that takes longer is abandoned, and the next start continues it, in ms. */
const BACKGROUND_MS = 3500
/** Closing waits for abandoned transactions and for the disk, which are safe without it, in ms. */
const CLOSE_MS = 1000

/**
 * Ends the process on SIGTERM or SIGINT when all requests are finished. A second signal has no effect.
 * @param running the work beside the requests; it stops first
 */
export function stopOnSignal(app: FastifyInstance, drain: Drain, running: readonly { stop(): Promise<void> }[]): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), DOWNLOADS_MS).unref()
    const background = Promise.race([Promise.allSettled(running.map((work) => work.stop())), sleep(BACKGROUND_MS)])
    await drain.drain(app.server)
    await background
    await Promise.race([app.close(), sleep(CLOSE_MS)])
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
