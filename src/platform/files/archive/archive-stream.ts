import { Readable } from 'node:stream'

export interface OpenPart {
  sizeBytes: number
  /** A stored file, which may be missing, or else a header, which is in memory. */
  isFile: boolean
  open(): Promise<Readable>
}

/** No buffering, because the files' own streams read ahead. */
const BUFFER_BYTES = 0

/**
 * Streams parts one after another, with one open file at a time and backpressure. A part with more or fewer bytes than expected
 * is an error, because the following bytes would be in the wrong position.
 */
export class ArchiveStream extends Readable {
  readonly #parts: OpenPart[]
  #current: Readable | undefined
  #isOpening = false
  #missingBytes = 0

  private constructor(parts: readonly OpenPart[]) {
    super({ highWaterMark: BUFFER_BYTES })
    this.#parts = [...parts]
  }

  /** @throws {AppError} `file_missing` when the first file is missing, before the response has started */
  static async begin(parts: readonly OpenPart[]): Promise<ArchiveStream> {
    const index = parts.findIndex((part) => part.isFile)
    const first = parts[index]
    if (first === undefined) return new ArchiveStream(parts)
    const opened = await first.open()
    // It may wait for a header, or be closed without having been read.
    const ready: OpenPart = { ...first, open: async () => opened }
    const stream = new ArchiveStream(parts.with(index, ready))
    opened.on('error', (error) => stream.destroy(error))
    stream.once('close', () => opened.destroy())
    return stream
  }

  override _read(): void {
    if (this.#current) this.#current.resume()
    // Nothing to do while the next part is being opened: its bytes follow.
    else if (!this.#isOpening) void this.#openNext()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#current?.destroy()
    done(error)
  }

  async #openNext(): Promise<void> {
    const part = this.#parts.shift()
    if (part === undefined) {
      this.push(null)
      return
    }
    this.#isOpening = true
    try {
      const stream = await part.open()
      if (this.destroyed) stream.destroy()
      else this.#follow(stream, part.sizeBytes)
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    } finally {
      this.#isOpening = false
    }
  }

  #follow(stream: Readable, sizeBytes: number): void {
    this.#current = stream
    this.#missingBytes = sizeBytes
    stream
      .on('data', (chunk: Buffer) => {
        this.#missingBytes -= chunk.length
        if (this.#missingBytes < 0) this.destroy(new RangeError('a file is longer than it was'))
        else if (!this.push(chunk)) stream.pause()
      })
      .on('end', () => {
        this.#current = undefined
        if (this.#missingBytes > 0) this.destroy(new RangeError('a file is shorter than it was'))
        else void this.#openNext()
      })
      .on('error', (error) => this.destroy(error))
  }
}
