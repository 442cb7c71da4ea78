import type { IncomingMessage } from 'node:http'
import { Server } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, inputError } from '#core/errors.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { refusalText } from '../../messages.ts'
import { DatabaseLocker } from './database-locker.ts'
import { getUploadBytes } from './open-upload-bytes.ts'
import type { UploadBytes } from './upload-bytes.ts'

/** How long a request that shall give its lock to a newer one may continue, in ms. */
const LOCK_DRAIN_MS = 500

/** The URL of requests inside the process. */
const INTERNAL_URL = 'http://uploads.invalid/uploads'

export interface Tus {
  server: Server
  bytes: UploadBytes
}

const opened = new WeakMap<AppContext, Promise<Tus>>()

/** The server of the upload protocol, one a process. */
export function getTus(context: AppContext): Promise<Tus> {
  const known = opened.get(context) ?? openTus(context)
  opened.set(context, known)
  return known
}

async function openTus(context: AppContext): Promise<Tus> {
  const bytes = await getUploadBytes(context)
  const server = new Server({
    path: '/uploads',
    datastore: bytes.tus,
    locker: new DatabaseLocker(context.database.db),
    lockDrainTimeout: LOCK_DRAIN_MS,
    // `tusResponse` writes the URL, so the id in it never comes from a client without a check.
    namingFunction: keyInUrl,
    getFileIdFromRequest: keyInUrl,
    generateUrl: (_request, { id }) => id,
    onResponseError: (_request, error) => {
      throw asAppError(error)
    },
  })
  return { server, bytes }
}

function keyInUrl({ url }: { url: string }): string {
  return new URL(url).searchParams.get('key') ?? ''
}

const CODES: Record<number, ErrorCode> = {
  // A newer request has the lock.
  400: 'busy',
  404: 'not_found',
  409: 'upload_moved',
  410: 'not_found',
  413: 'too_large',
}

/** tus throws objects and errors with a status; other errors are not for the client. */
function asAppError(error: Error | { status_code: number }): Error {
  const { status_code: status } = Object.assign({ status_code: undefined }, error)
  if (error instanceof Error && status === undefined) return error
  const code = CODES[Number(status)]
  return code ? new AppError(code) : badRequest()
}

function badRequest(): AppError {
  return inputError('bad_upload_request', refusalText.bad_upload_request)
}

export type TusMethod = 'POST' | 'HEAD' | 'PATCH'

/** Only these headers of a request reach tus: no overridden method, no other length, no forwarded address. */
const HEADERS = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type', 'content-length']

/** Runs a request of the protocol. @throws {AppError} */
export async function tusResponse(
  { server, bytes }: Tus,
  method: TusMethod,
  id: string,
  { headers, raw }: FastifyRequest,
): Promise<Response> {
  const passedOn = HEADERS.flatMap((name) => {
    const value = headers[name]
    // A creation has no bytes: with a type of content tus would read some.
    const isUsed = typeof value === 'string' && (method === 'PATCH' || !name.startsWith('content-'))
    return isUsed ? [[name, value] satisfies [string, string]] : []
  })
  const url = `${INTERNAL_URL}?key=${encodeURIComponent(bytes.objectKey(id))}`
  const body = method === 'PATCH' ? { body: bodyOf(raw), duplex: 'half' as const } : {}
  const response = await server.handleWeb(new Request(url, { method, headers: passedOn, ...body }))
  if (response.status >= 400) throw badRequest()
  return response
}

/** The bytes of a request up to its end, or until the connection breaks off. So what arrived is stored. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = request[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(body) {
      // The client resumes after what arrived.
      const next = await chunks.next().catch(() => ({ done: true as const, value: undefined }))
      if (next.done) body.close()
      else body.enqueue(next.value)
    },
  })
}
