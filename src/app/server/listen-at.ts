import type { Config } from '#platform/config/config.ts'

/** The first descriptor that systemd hands over. */
const FIRST_INHERITED_FD = 3

/**
 * Where the server listens: at the settings' address, or on the socket that the parent process holds and passes on
 * (`LISTEN_FDS`, as systemd does). While no process of the site runs, connections to such a socket wait instead of failing.
 */
export function listenAt({ host, port }: Pick<Config, 'host' | 'port'>, env: Record<string, string | undefined>) {
  return env.LISTEN_FDS === '1' ? { fd: FIRST_INHERITED_FD, host } : { host, port }
}
