const encoder = new TextEncoder()

/** A unit of UTF-16 takes three bytes at most. */
const MOST_BYTES = 3

/** Where pages are put together; it grows to the largest one. */
let desk = new Uint8Array(256 * 1024)

/** The bytes of a text that comes in pieces, which are not joined first: that takes as long again. */
export function utf8Of(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  const units = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (desk.length < units * MOST_BYTES) desk = new Uint8Array(units * MOST_BYTES)
  let size = 0
  for (const piece of pieces) size += encoder.encodeInto(piece, desk.subarray(size)).written
  return desk.slice(0, size)
}
