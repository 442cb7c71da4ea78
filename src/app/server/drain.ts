import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a client may take to send its next request on an open connection. */
const GRACE_MS = 2000

/** How long requests may wait for the beginning of their response: in an overloaded process it may not come, in ms. */
const RESPONSE_MS = 3000

/** Stops a server without failing a request that a client has sent. */
export class Drain {
  #isDraining = false
  readonly #open = new Set<ServerResponse>()

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** Call it for each request: while draining, the response tells the client to open a new connection. */
  onRequest(response: ServerResponse): void {
    if (this.#isDraining) response.shouldKeepAlive = false
    this.#open.add(response)
    response.once('close', () => this.#open.delete(response))
  }

  /** Stops accepting connections immediately. @returns when the last response has been sent, long downloads included */
  async drain(server: Server): Promise<void> {
    this.#isDraining = true
    if (!server.listening) return
    // Closes connections that become idle from now on. With 0 a request that is on its way would fail.
    server.keepAliveTimeout = GRACE_MS
    for (const response of this.#open) if (!response.headersSent) response.shouldKeepAlive = false
    const closed = once(server, 'close')
    // The HTTP server's own `close` would close idle connections immediately, although requests may be on their way.
    SocketServer.prototype.close.call(server)
    await Promise.race([closed, sleep(GRACE_MS)])
    server.closeIdleConnections()
    await Promise.race([closed, sleep(RESPONSE_MS - GRACE_MS)])
    for (const response of this.#open) if (!response.headersSent) response.destroy()
    // A response that was being sent when the draining began has left its connection open.
    server.closeIdleConnections()
    await closed
  }
}
