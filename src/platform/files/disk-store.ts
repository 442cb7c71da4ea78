import { randomUUID } from 'node:crypto'
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '#core/errors.ts'
import { refuseInTransaction } from '#platform/database/transactions.ts'
import type { ByteRange } from './byte-source.ts'
import { DiskStream } from './disk-stream.ts'
import { checkContent, checkFileKey, isFileKey } from './file-key.ts'
import type { FileStore } from './store.ts'

/** What is being written has this ending, and a name that is no key. */
const PART_ENDING = '.part'
/** A write that is older was broken off, in ms. */
const STALE_PART_MS = 3_600_000

/** Writes the bytes to the disk itself, not only to its cache. Tests give one that fails. */
export type WriteDurably = (handle: FileHandle, bytes: Uint8Array) => Promise<void>

const writeDurably: WriteDurably = async (handle, bytes) => {
  await handle.writeFile(bytes)
  await handle.sync()
}

/** Files in a folder: `ab/abcdef…`, so that no folder gets more than a 256th of them. */
export class DiskStore implements FileStore {
  readonly #folder: string
  readonly #write: WriteDurably

  constructor(folder: string, write: WriteDurably = writeDurably) {
    this.#folder = folder
    this.#write = write
  }

  /** Makes the folder, and removes what broken-off writes left behind. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    for await (const { path, name } of this.#entries()) {
      if (!name.endsWith(PART_ENDING)) continue
      const { mtimeMs } = await stat(path)
      if (mtimeMs < Date.now() - STALE_PART_MS) await rm(path, { force: true })
    }
  }

  async put(sha256: string, bytes: Uint8Array): Promise<void> {
    refuseInTransaction('a file is stored')
    checkContent(sha256, bytes)
    const path = this.#pathOf(sha256)
    // A file that a crash or a bad disk has shortened is written again.
    if ((await sizeOf(path)) === bytes.length) return
    await this.#putNew(path, bytes).catch((error: unknown) => {
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
    return new DiskStream(handle, range ?? { start: 0, end: size - 1 })
  }

  async has(sha256: string): Promise<boolean> {
    refuseInTransaction('a file is looked up')
    checkFileKey(sha256)
    return (await sizeOf(this.#pathOf(sha256))) !== undefined
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

  async #putNew(path: string, bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    // In the same folder, because a rename is atomic only within one file system.
    const part = `${path}.${randomUUID()}${PART_ENDING}`
    try {
      const handle = await open(part, 'wx')
      try {
        await this.#write(handle, bytes)
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

/** A rename is kept through a power cut only once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  // Windows can't open folders, and does not need it.
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
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
