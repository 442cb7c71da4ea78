import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { giveBack } from './read-buffers.ts'

/** The reader has closed the connection, or the line has broken. */
export class ReaderGone extends Error {
  constructor(cause?: Error) {
    super('the reader went away', { cause })
  }
}

/**
 * The end of a download: hands one piece at a time to the system, and its memory back once the system has it. So no
 * more than one piece waits here for a slow reader.
 */
export class ResponseSink extends Writable {
  readonly #response: ServerResponse

  /** @throws {ReaderGone} who has gone before we began */
  constructor(response: ServerResponse) {
    if (response.destroyed) throw new ReaderGone()
    super({ highWaterMark: 1 })
    this.#response = response
    // The reader goes away in the middle. A response that is finished closes too.
    response.once('close', () => {
      if (!response.writableFinished) this.destroy(new ReaderGone())
    })
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#response.write(chunk, (error) => {
      if (error) return done(new ReaderGone(error))
      giveBack(chunk)
      done()
    })
  }

  override _final(done: () => void): void {
    this.#response.end(done)
  }
}
