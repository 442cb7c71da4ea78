import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { AppError } from '#core/errors.ts'
import type { S3Settings } from '#platform/config/config.ts'
import { refuseInTransaction } from '#platform/database/transactions.ts'
import type { ByteRange } from './byte-source.ts'
import { checkContent, checkFileKey, isFileKey } from './file-key.ts'
import type { FileStore } from './store.ts'

/** The bucket may hold other things too. */
const PREFIX = 'files/'
/** How long the store may take to accept a connection, in ms. */
const CONNECT_MS = 5000
/** Each slow reader holds a connection of its own; with the SDK's 50 the 51st would wait for the others. */
const CONNECTIONS = 10_000

export function openS3Store(settings: S3Settings): FileStore {
  return new S3Store(settings)
}

/** Files as objects `files/{sha256}` of a bucket. */
class S3Store implements FileStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
    const agent = { keepAlive: true, maxSockets: CONNECTIONS }
    this.#bucket = bucket
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's seldom have a name for each bucket, and many do not know the newer checksums.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, httpAgent: agent, httpsAgent: agent },
    })
  }

  async put(sha256: string, bytes: Uint8Array): Promise<void> {
    refuseInTransaction('a file is stored')
    checkContent(sha256, bytes)
    if ((await this.#sizeOf(sha256)) === bytes.length) return
    await this.#client.send(new PutObjectCommand({ ...this.#object(sha256), Body: bytes })).catch((error: unknown) => {
      throw isFull(error) ? new AppError('storage_full', { cause: error }) : error
    })
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable> {
    refuseInTransaction('a file is opened')
    checkFileKey(sha256)
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    const { Body, ContentLength } = await this.#client
      .send(new GetObjectCommand({ ...this.#object(sha256), ...part }))
      .catch((error: unknown) => {
        // 416: the object is shorter than it was when it came in.
        throw [404, 416].includes(statusOf(error) ?? 0) ? new AppError('file_missing', { cause: error }) : error
      })
    if (!(Body instanceof Readable)) throw new Error('the object store answered without a body')
    if (range && ContentLength !== range.end - range.start + 1) {
      Body.destroy()
      throw new AppError('file_missing', { cause: new Error(`the object store gave ${ContentLength} bytes`) })
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
      if (statusOf(error) === 404) return undefined
      throw error
    }
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

/** 507 from the store, or MinIO's and Ceph's own words for it. */
function isFull(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  return statusOf(error) === 507 || ['XMinioStorageFull', 'QuotaExceeded'].includes(error.name)
}
