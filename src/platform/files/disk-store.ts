import { createHash, randomUUID } from 'node:crypto'
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '#core/errors.ts'
import { refuseInTransaction } from '#platform/database/transactions.ts'
import type { ByteRange } from './byte-source.ts'
import { chunksOf } from './checksums.ts'
import { checkContent, checkFileKey, isFileKey } from './file-key.ts'
import { acquireReadBuffer } from './read-buffers.ts'
import type { FileStore } from './store.ts'

/** Suffix of unfinished files. With it the name is not a key. */
const PART_SUFFIX = '.part'
/** An older unfinished file belongs to a process that died, in ms. */
const STALE_PART_MS = 3_600_000

type Content = Uint8Array | AsyncIterable<Uint8Array>

/** Writes content and flushes it to the disk. Tests replace it by one that fails. */
export type WriteDurably = (handle: FileHandle, content: Content) => Promise<void>

const writeDurably: WriteDurably = async (handle, content) => {
  await handle.writeFile(content)
  await handle.sync()
}

/** Files in a folder as `ab/abcdef…`, so that no folder has more than a 256th of them. */
export class DiskStore implements FileStore {
  readonly #folder: string
  readonly #write: WriteDurably

  constructor(folder: string, write: WriteDurably = writeDurably) {
    this.#folder = folder
    this.#write = write
  }

  /** Creates the folder and deletes unfinished files. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    for await (const { path, name } of this.#entries()) {
      if (!name.endsWith(PART_SUFFIX)) continue
      const { mtimeMs } = await stat(path)
      if (mtimeMs < Date.now() - STALE_PART_MS) await rm(path, { force: true })
    }
  }

  async put(sha256: string, bytes: Uint8Array): Promise<void> {
    refuseInTransaction('a file is stored')
    checkContent(sha256, bytes)
    await this.#put(sha256, bytes, bytes.length)
  }

  async putFile(sha256: string, path: string): Promise<void> {
    refuseInTransaction('a file is stored')
    checkFileKey(sha256)
    await this.#put(sha256, checkedChunks(sha256, path), (await stat(path)).size)
  }

  async #put(sha256: string, content: Content, sizeBytes: number): Promise<void> {
    const path = this.#pathOf(sha256)
    // A file that was truncated by a crash or a bad disk is written again.
    if ((await findSize(path)) === sizeBytes) return
    await this.#putNew(path, content).catch((error: unknown) => {
      throw isFull(error) ? new AppError('storage_full', { cause: error }) : error
    })
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable> {
    refuseInTransaction('a file is opened')
    checkFileKey(sha256)
    const handle = await open(this.#pathOf(sha256)).catch((error: unknown) => {
      throw errorCode(error) === 'ENOENT' ? new AppError('file_missing', { cause: error }) : error
    })
    const { size } = await handle.stat()
    if (range && range.end >= size) {
      await handle.close()
      throw new AppError('file_missing', { cause: new Error(`${sha256} has only ${size} bytes on disk`) })
    }
    return new FileRangeStream(handle, range ?? { start: 0, end: size - 1 })
  }

  async has(sha256: string): Promise<boolean> {
    refuseInTransaction('a file is looked up')
    checkFileKey(sha256)
    return (await findSize(this.#pathOf(sha256))) !== undefined
  }

  async *list(): AsyncGenerator<string> {
    for await (const { name } of this.#entries()) if (isFileKey(name)) yield name
  }

  async remove(sha256: string): Promise<void> {
    refuseInTransaction('a file is removed')
    checkFileKey(sha256)
    await rm(this.#pathOf(sha256), { force: true })
  }

  async ready(): Promise<void> {
    await access(this.#folder, constants.R_OK | constants.W_OK | constants.X_OK)
  }

  async #putNew(path: string, content: Content): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    // In the same folder, because a rename is atomic only within one file system.
    const part = `${path}.${randomUUID()}${PART_SUFFIX}`
    try {
      const handle = await open(part, 'wx')
      try {
        await this.#write(handle, content)
      } finally {
        await handle.close()
      }
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
    await syncFolder(this.#folder)
  }

  async *#entries(): AsyncGenerator<{ path: string; name: string }> {
    for (const folder of await readdir(this.#folder, { withFileTypes: true })) {
      if (!folder.isDirectory()) continue
      for (const name of await readdir(join(this.#folder, folder.name))) {
        yield { path: join(this.#folder, folder.name, name), name }
      }
    }
  }

  #pathOf(sha256: string): string {
    return join(this.#folder, sha256.slice(0, 2), sha256)
  }
}

/** The chunks of a file. @throws {RangeError} at its end, when they are not those of the key */
async function* checkedChunks(sha256: string, path: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of chunksOf(path)) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new RangeError(`these bytes are not those of ${sha256}`)
}

/** A part of a file, read into buffers of a pool (see read-buffers.ts). Reads one buffer ahead. */
export class FileRangeStream extends Readable {
  readonly #handle: FileHandle
  readonly #end: number
  #at: number
  #reading: Promise<unknown> = Promise.resolve()

  /** Owns the handle and closes it with the stream. */
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
    const buffer = acquireReadBuffer()
    this.#reading = this.#handle.read(buffer, 0, Math.min(buffer.length, left), this.#at).then(
      ({ bytesRead }) => {
        this.#at += bytesRead
        // The file is shorter than expected: the stream ends early, and its reader checks the length.
        this.push(bytesRead > 0 ? buffer.subarray(0, bytesRead) : null)
      },
      (error: Error) => this.destroy(error),
    )
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // After closing, another file may get the same descriptor, so no read may be running.
    void this.#reading
      .then(() => this.#handle.close())
      .then(
        () => done(error),
        (closing: Error) => done(error ?? closing),
      )
  }
}

/** A rename survives a power cut only when its folder is flushed. */
async function syncFolder(path: string): Promise<void> {
  // Windows can't open folders, and does not need this.
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function findSize(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
