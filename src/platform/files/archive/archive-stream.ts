import { Readable } from 'node:stream'

/** A stretch that can be opened. */
export interface OpenPart {
  sizeBytes: number
  /** A stored file, which may be missing; else a header, which is at hand. */
  isFile: boolean
  open(): Promise<Readable>
}

/** Small, so that nothing piles up here: the files' own streams read ahead. */
const BUFFER_BYTES = 0

/**
 * Parts one after another, one file open at a time, read only as fast as the reader takes them. A part that gives
 * more or fewer bytes than it should breaks the stream off: the bytes behind it would stand in the wrong place.
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

  /** @throws {AppError} `file_missing` when the first file is missing: early enough to say so */
  static async begin(parts: readonly OpenPart[]): Promise<ArchiveStream> {
    const index = parts.findIndex((part) => part.isFile)
    const first = parts[index]
    if (first === undefined) return new ArchiveStream(parts)
    const opened = await first.open()
    // It may wait behind a header, or be thrown away without having been read.
    const ready: OpenPart = { ...first, open: async () => opened }
    const stream = new ArchiveStream(parts.with(index, ready))
    opened.on('error', (error) => stream.destroy(error))
    stream.once('close', () => opened.destroy())
    return stream
  }

  override _read(): void {
    if (this.#current) this.#current.resume()
    // Asked again while the next part is being opened: its bytes come by themselves.
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
