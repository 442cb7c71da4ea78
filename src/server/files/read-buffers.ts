/**
 * Memory that files are read into, used again and again. Left to the garbage collector, a download of 200 MB leaves
 * tens of MB of read chunks behind it at any time: it does not see how large they are.
 */
const SIZES_BYTES = [64 * 1024, 256 * 1024] as const
/** How much is kept for the next reader, in bytes for each size. */
const MAX_FREE_BYTES = 4 * 1024 ** 2

export const SMALL_READ_BYTES = SIZES_BYTES[0]
export const LARGE_READ_BYTES = SIZES_BYTES[1]

const free = new Map<number, ArrayBufferLike[]>(SIZES_BYTES.map((size) => [size, []]))
/** What was lent and not yet given back; what is dropped instead is forgotten here too. */
const lent = new WeakSet<ArrayBufferLike>()

/** Memory of one of the two sizes, with whatever was in it. */
export function takeReadBuffer(sizeBytes: typeof SMALL_READ_BYTES | typeof LARGE_READ_BYTES): Buffer {
  const memory = free.get(sizeBytes)?.pop() ?? Buffer.allocUnsafeSlow(sizeBytes).buffer
  lent.add(memory)
  return Buffer.from(memory)
}

/**
 * Gives back what a chunk lies in; for the one who has written it out, and who knows that nobody else reads it.
 * Other chunks are left alone, and giving back is never needed: what is dropped is collected as usual.
 */
export function giveBack(chunk: Uint8Array): void {
  const memory = chunk.buffer
  if (!lent.delete(memory)) return
  const others = free.get(memory.byteLength)
  if (others && others.length * memory.byteLength < MAX_FREE_BYTES) others.push(memory)
}
