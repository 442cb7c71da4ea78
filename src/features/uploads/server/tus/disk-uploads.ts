import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, Upload } from '@tus/server'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { UploadBytes } from './upload-bytes.ts'

/**
 * Uploads as files of a folder, by their ids. The size of a file is how much has arrived. Not `@tus/file-store`: it hides why
 * a write fails, so a full disk would look like any other error, and it describes each upload in a file beside the row.
 */
export class DiskUploads extends DataStore implements UploadBytes {
  readonly tus = this
  readonly #folder: string
  readonly #db: Db

  private constructor(folder: string, db: Db) {
    super()
    this.#folder = folder
    this.#db = db
    this.extensions = ['creation', 'termination']
  }

  static async open(folder: string, db: Db): Promise<DiskUploads> {
    await mkdir(folder, { recursive: true })
    return new DiskUploads(folder, db)
  }

  objectKey(id: string): string {
    return id
  }

  withPath<T>(id: string, use: (path: string) => Promise<T>): Promise<T> {
    return use(this.#pathOf(id))
  }

  override async create(upload: Upload): Promise<Upload> {
    await writeFile(this.#pathOf(upload.id), '', { flag: 'wx' })
    return upload
  }

  /** Writes what arrives and flushes it. @throws when the disk is full; what was written before stays */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.#pathOf(id), { flags: 'r+', start: offset, flush: true })
    await pipeline(stream, file)
    return offset + file.bytesWritten
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#db.selectFrom('upload').select('size_bytes').where('id', '=', id).executeTakeFirst()
    const file = await stat(this.#pathOf(id)).catch(() => undefined)
    if (row === undefined || file === undefined) throw new AppError('not_found')
    return new Upload({ id, size: row.size_bytes, offset: file.size })
  }

  override async remove(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true })
  }

  /** @throws {RangeError} for an id that is no name of an upload */
  #pathOf(id: string): string {
    if (!/^[0-9a-f]{32}$/.test(id)) throw new RangeError('an upload id has 32 lower-case hex digits')
    return join(this.#folder, id)
  }
}
