import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { giveBack } from './read-buffers.ts'

/**
 * The end of a download: hands one piece at a time to the system, and its memory back once the system has it. So no
 * more than one piece waits here for a slow reader.
 */
export class ResponseSink extends Writable {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    super({ highWaterMark: 1 })
    this.#response = response
    // The reader goes away in the middle, or has gone before we began. A response that is finished closes too.
    response.once('close', () => {
      if (!response.writableFinished) this.destroy()
    })
    if (response.destroyed) this.destroy()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#response.write(chunk, (error) => {
      if (!error) giveBack(chunk)
      done(error)
    })
  }

  override _final(done: () => void): void {
    this.#response.end(done)
  }
}
