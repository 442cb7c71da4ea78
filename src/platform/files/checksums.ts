import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** One buffer for all reads of a file, so that a large file leaves no garbage. */
const BUFFER_BYTES = 256 * 1024

export interface Checksums {
  sha256: string
  crc32: number
  sizeBytes: number
}

/** The chunks of a file in one buffer: use a chunk before the next one is read. */
export async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path)
  try {
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES)
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, BUFFER_BYTES)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

/** The checksums and the size of a file on this machine, without its bytes in memory. */
export async function readChecksums(path: string): Promise<Checksums> {
  const hash = createHash('sha256')
  let crc = 0
  let sizeBytes = 0
  for await (const chunk of chunksOf(path)) {
    hash.update(chunk)
    crc = crc32(chunk, crc)
    sizeBytes += chunk.length
  }
  return { sha256: hash.digest('hex'), crc32: crc, sizeBytes }
}
