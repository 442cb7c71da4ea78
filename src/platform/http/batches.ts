import { setImmediate } from 'node:timers/promises'

const BATCH = 500

/** The rows of a long list, read by their ids while they are sent. Other requests are answered between two batches. */
export class Batches<Row> {
  readonly #ids: readonly number[]
  readonly #read: (ids: readonly number[]) => Promise<Row[]>

  constructor(ids: readonly number[], read: (ids: readonly number[]) => Promise<Row[]>) {
    this.#ids = ids
    this.#read = read
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row[]> {
    for (let start = 0; start < this.#ids.length; start += BATCH) {
      yield await this.#read(this.#ids.slice(start, start + BATCH))
      await setImmediate()
    }
  }
}

/** Data as JSON, in parts. */
export async function* jsonParts(data: unknown): AsyncGenerator<string> {
  if (data instanceof Batches) {
    let before = '['
    for await (const rows of data) {
      yield before + rows.map((row) => JSON.stringify(row)).join(',')
      before = ','
    }
    yield before === '[' ? '[]' : ']'
  } else if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
    let before = '{'
    for (const [key, value] of Object.entries(data)) {
      if (value === undefined) continue
      yield `${before}${JSON.stringify(key)}:`
      yield* jsonParts(value)
      before = ','
    }
    yield before === '{' ? '{}' : '}'
  } else yield JSON.stringify(data)
}
