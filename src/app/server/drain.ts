import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a client may take to send its next request on an open connection. */
const GRACE_MS = 2000

/** Stops a server without failing a request that a client has sent. */
export class Drain {
  #isDraining = false

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** Call it for each request: while draining, the response tells the client to open a new connection. */
  onRequest(response: ServerResponse): void {
    if (this.#isDraining) response.shouldKeepAlive = false
  }

  /** Stops accepting connections immediately. @returns when the last response has been sent, long downloads included */
  async drain(server: Server): Promise<void> {
    this.#isDraining = true
    if (!server.listening) return
    // Closes connections that become idle from now on. With 0 a request that is on its way would fail.
    server.keepAliveTimeout = GRACE_MS
    const closed = once(server, 'close')
    // The HTTP server's own `close` would close idle connections immediately, although requests may be on their way.
    SocketServer.prototype.close.call(server)
    await Promise.race([closed, sleep(GRACE_MS)])
    server.closeIdleConnections()
    await closed
  }
}
