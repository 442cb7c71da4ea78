import { createHash } from 'node:crypto'

const KEY = /^[0-9a-f]{64}$/

/** Whether a text is a valid file key, and therefore safe in a path. */
export function isFileKey(text: string): boolean {
  return KEY.test(text)
}

/** @throws {RangeError} when it is not the lower-case hex of a SHA-256 */
export function checkFileKey(sha256: string): void {
  if (!isFileKey(sha256)) throw new RangeError('a file key has 64 lower-case hex digits')
}

/** The key of a file with this content: its SHA-256 in hex. */
export function fileKeyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** @throws {RangeError} when the bytes do not belong to the key */
export function checkContent(sha256: string, bytes: Uint8Array): void {
  checkFileKey(sha256)
  if (fileKeyOf(bytes) !== sha256) throw new RangeError(`these bytes are not those of ${sha256}`)
}
