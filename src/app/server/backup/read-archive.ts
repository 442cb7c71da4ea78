import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { extract } from 'tar-stream'
import { CommandError } from '#platform/command-error.ts'
import { ENTRY_NAME } from './archive-format.ts'

export interface ArchiveEntry {
  name: string
  sha256: string
  /** Empty for entries that the reader does not keep. */
  bytes: Buffer
}

/** A TAR ends with two empty blocks. */
const END_BYTES = 1024

/**
 * The entries of a backup in their order, each read to its end.
 * @param keeps whether the bytes of an entry are needed
 * @throws {CommandError} when the file can't be read or is cut off
 */
export async function* readEntries(path: string, keeps: (name: string) => boolean): AsyncGenerator<ArchiveEntry> {
  const archive = extract()
  // Errors of the file arrive at the archive.
  pipeline(createReadStream(path), archive, () => undefined)
  try {
    for await (const entry of archive) {
      const { name } = entry.header
      if (!ENTRY_NAME.test(name)) throw new CommandError(`${path} is not a backup of this site.`)
      const hash = createHash('sha256')
      const chunks: Buffer[] = []
      for await (const chunk of entry) {
        if (!Buffer.isBuffer(chunk)) throw new TypeError('an archive consists of bytes')
        hash.update(chunk)
        if (keeps(name)) chunks.push(chunk)
      }
      yield { name, sha256: hash.digest('hex'), bytes: Buffer.concat(chunks) }
    }
  } catch (error) {
    if (error instanceof CommandError || isFileError(error)) throw error
    throw new CommandError(`${path} is damaged or not complete.`, { cause: error })
  }
}

/** Whether a TAR has its end. For backups without checksums, which could be cut off between two entries. */
export async function hasEnd(path: string): Promise<boolean> {
  const { size } = await stat(path)
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(END_BYTES, 1), 0, END_BYTES, Math.max(0, size - END_BYTES))
    return buffer.every((byte) => byte === 0)
  } finally {
    await file.close()
  }
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
