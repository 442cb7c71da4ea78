import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { AppError } from '#core/errors.ts'
import type { S3Settings } from '#platform/config/config.ts'
import { refuseInTransaction } from '#platform/database/transactions.ts'
import type { ByteRange } from './byte-source.ts'
import { readChecksums } from './checksums.ts'
import { checkContent, checkFileKey, isFileKey } from './file-key.ts'
import { isStoreFull, s3ClientConfig, s3StatusOf } from './s3-client.ts'
import type { FileStore } from './store.ts'

/** Prefix of all keys, because the bucket may have other objects. */
const PREFIX = 'files/'

/** Files as objects `files/{sha256}` of a bucket. */
export class S3Store implements FileStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(settings: S3Settings) {
    this.#bucket = settings.bucket
    this.#client = new S3Client(s3ClientConfig(settings))
  }

  async put(sha256: string, bytes: Uint8Array): Promise<void> {
    refuseInTransaction('a file is stored')
    checkContent(sha256, bytes)
    await this.#put(sha256, bytes.length, () => bytes)
  }

  async putFile(sha256: string, path: string): Promise<void> {
    refuseInTransaction('a file is stored')
    const known = await readChecksums(path)
    if (known.sha256 !== sha256) throw new RangeError(`these bytes are not those of ${sha256}`)
    await this.#put(sha256, known.sizeBytes, () => createReadStream(path))
  }

  async #put(sha256: string, sizeBytes: number, body: () => Uint8Array | Readable): Promise<void> {
    if ((await this.#sizeOf(sha256)) === sizeBytes) return
    const command = new PutObjectCommand({ ...this.#object(sha256), Body: body(), ContentLength: sizeBytes })
    await this.#client.send(command).catch((error: unknown) => {
      throw isStoreFull(error) ? new AppError('storage_full', { cause: error }) : error
    })
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable> {
    refuseInTransaction('a file is opened')
    checkFileKey(sha256)
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    const { Body, ContentLength } = await this.#client
      .send(new GetObjectCommand({ ...this.#object(sha256), ...part }))
      .catch((error: unknown) => {
        // 416: the object is shorter than when it was stored.
        throw [404, 416].includes(s3StatusOf(error) ?? 0) ? new AppError('file_missing', { cause: error }) : error
      })
    if (!(Body instanceof Readable)) throw new Error('the object store sent no body')
    if (range && ContentLength !== range.end - range.start + 1) {
      Body.destroy()
      throw new AppError('file_missing', { cause: new Error(`the object store sent ${ContentLength} bytes`) })
    }
    return Body
  }

  async has(sha256: string): Promise<boolean> {
    refuseInTransaction('a file is looked up')
    checkFileKey(sha256)
    return (await this.#sizeOf(sha256)) !== undefined
  }

  async *list(): AsyncGenerator<string> {
    let after: string | undefined
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: PREFIX, ContinuationToken: after }),
      )
      const names = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(PREFIX.length))
      yield* names.filter(isFileKey)
      after = page.NextContinuationToken
    } while (after !== undefined)
  }

  async remove(sha256: string): Promise<void> {
    refuseInTransaction('a file is removed')
    checkFileKey(sha256)
    await this.#client.send(new DeleteObjectCommand(this.#object(sha256)))
  }

  async ready(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }))
  }

  #object(sha256: string) {
    return { Bucket: this.#bucket, Key: `${PREFIX}${sha256}` }
  }

  async #sizeOf(sha256: string): Promise<number | undefined> {
    try {
      return (await this.#client.send(new HeadObjectCommand(this.#object(sha256)))).ContentLength
    } catch (error) {
      if (s3StatusOf(error) === 404) return undefined
      throw error
    }
  }
}
