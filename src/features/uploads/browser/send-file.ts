import { Upload } from 'tus-js-client'
import { pathOf } from '#core/endpoint.ts'
import { paths } from '../paths.ts'
import { SessionHttpStack } from './session-http-stack.ts'
import { type Failure, failureOf } from './upload-failure.ts'

/**
 * Bytes of one request. Proxies limit the size and the time of a request, and the server limits its time to five minutes. Equal
 * to a part in S3.
 */
const CHUNK_BYTES = 8 * 1024 ** 2

export interface SendingEvents {
  onProgress(sentBytes: number): void
  onFailure(failure: Failure): void
  /** The server knows the upload. @param uploadId of the API */
  onCreated(uploadId: string): void
  /** All bytes have arrived. @param uploadId of the API */
  onSent(uploadId: string): void
  /** Whether another upload of this page sends to the address. */
  isTaken(url: string): boolean
}

export interface Sending {
  url(): string | undefined
  /** Starts, or continues after the bytes that the server has. */
  start(): void
  stop(): void
}

/** Sends a file. An upload of the same file that was begun before, also before a reload, continues. */
export async function prepareSending(file: File, events: SendingEvents): Promise<Sending> {
  const upload = new Upload(file, {
    endpoint: pathOf(paths.createUpload),
    chunkSize: CHUNK_BYTES,
    metadata: { filename: file.name },
    httpStack: new SessionHttpStack(),
    // `uploads.ts` decides when to send again, because it knows when the network is back.
    retryDelays: null,
    removeFingerprintOnSuccess: true,
    onUploadUrlAvailable: () => events.onCreated(idIn(upload.url)),
    onProgress: (sentBytes) => events.onProgress(sentBytes),
    onError: (error) => events.onFailure(failureOf(error)),
    onSuccess: () => events.onSent(idIn(upload.url)),
  })
  // Without storage each upload starts at its first byte.
  const before = await upload.findPreviousUploads().catch(() => [])
  const previous = before.find(({ uploadUrl }) => uploadUrl !== null && !events.isTaken(uploadUrl))
  if (previous) upload.resumeFromPreviousUpload(previous)
  return {
    url: () => upload.url ?? previous?.uploadUrl ?? undefined,
    start: () => upload.start(),
    stop: () => void upload.abort(),
  }
}

/** The id in the address of an upload. */
export function idIn(url: string | null): string {
  return /([0-9a-f]{32})\/?$/.exec(url ?? '')?.[1] ?? ''
}
