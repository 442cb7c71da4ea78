import { Readable } from 'node:stream'

/** A message as a stream that asks before its first byte; the SMTP client reads it once the server has said 354. */
export class DataStream extends Readable {
  readonly #message: Buffer
  readonly #before: () => Promise<void>
  #asked: Promise<void> | undefined
  #begun = false

  constructor(message: Buffer, before: () => Promise<void>) {
    super()
    this.#message = message
    this.#before = before
  }

  /** Whether a byte of it may have left. */
  get begun(): boolean {
    return this.#begun
  }

  /** Resolves when the question before the first byte is answered, or was never asked. */
  async settled(): Promise<void> {
    await this.#asked
  }

  override _read(): void {
    this.#asked ??= this.#before().then(
      () => this.#give(),
      (error: unknown) => void this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
  }

  #give() {
    // The connection broke while the question was open: nothing has left.
    if (this.destroyed) return
    this.#begun = true
    this.push(this.#message)
    this.push(null)
  }
}
