import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ByteRange } from './byte-source.ts'
import { takeReadBuffer } from './read-buffers.ts'

/** A part of a file, read into memory that is used again (see read-buffers.ts). One piece is read ahead. */
export class DiskStream extends Readable {
  readonly #handle: FileHandle
  readonly #end: number
  #at: number
  #reading: Promise<unknown> = Promise.resolve()

  /** Takes over the handle: it is closed with the stream. */
  constructor(handle: FileHandle, { start, end }: ByteRange) {
    super({ highWaterMark: 1 })
    this.#handle = handle
    this.#at = start
    this.#end = end
  }

  override _read(): void {
    const left = this.#end - this.#at + 1
    if (left <= 0) {
      this.push(null)
      return
    }
    const buffer = takeReadBuffer()
    this.#reading = this.#handle.read(buffer, 0, Math.min(buffer.length, left), this.#at).then(
      ({ bytesRead }) => {
        this.#at += bytesRead
        // Nothing more where more should be: the end comes early, and who counts sees it.
        this.push(bytesRead > 0 ? buffer.subarray(0, bytesRead) : null)
      },
      (error: Error) => this.destroy(error),
    )
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // A handle that is closed under a read would give its number to another file.
    void this.#reading
      .then(() => this.#handle.close())
      .then(
        () => done(error),
        (closing: Error) => done(error ?? closing),
      )
  }
}
