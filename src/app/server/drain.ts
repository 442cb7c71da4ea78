import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a client may take to send its next request on a connection that is open already, in ms. */
const GRACE_MS = 2000

/** Ends a server without failing a request that has been sent. */
export class Drain {
  #isDraining = false

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** To be called for each request: while draining, the answer tells the client to open a new connection. */
  note(response: ServerResponse): void {
    if (this.#isDraining) response.shouldKeepAlive = false
  }

  /** Stops accepting at once. @returns when the last answer has been sent; downloads take as long as they take */
  async drain(server: Server): Promise<void> {
    this.#isDraining = true
    if (!server.listening) return
    // What becomes idle from now on is closed after this time; 0 would close it in the face of the next request.
    server.keepAliveTimeout = GRACE_MS
    const closed = once(server, 'close')
    // Not the HTTP server's own: that closes idle connections at once, while requests may be on the way to them.
    SocketServer.prototype.close.call(server)
    await Promise.race([closed, sleep(GRACE_MS)])
    server.closeIdleConnections()
    await closed
  }
}
