import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { releaseReadBuffer } from './read-buffers.ts'

/** The client closed the connection, or it was lost. */
export class ClientDisconnectedError extends Error {
  constructor(cause?: Error) {
    super('the client disconnected', { cause })
  }
}

/**
 * Writes one chunk at a time to the response, and returns its memory to the pool when the operating system has taken it. So at
 * most one chunk waits for a slow client.
 */
export class ResponseWritable extends Writable {
  readonly #response: ServerResponse

  /** @throws {ClientDisconnectedError} when the connection is already closed */
  constructor(response: ServerResponse) {
    if (response.destroyed) throw new ClientDisconnectedError()
    super({ highWaterMark: 1 })
    this.#response = response
    // A finished response emits `close` too.
    response.once('close', () => {
      if (!response.writableFinished) this.destroy(new ClientDisconnectedError())
    })
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#response.write(chunk, (error) => {
      if (error) return done(new ClientDisconnectedError(error))
      releaseReadBuffer(chunk)
      done()
    })
  }

  override _final(done: () => void): void {
    this.#response.end(done)
  }
}
