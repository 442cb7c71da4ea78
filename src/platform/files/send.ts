import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors.ts'
import { networkOf } from '#platform/http/network.ts'
import { pathOfUrl } from '#platform/http/path-of-url.ts'
import type { ByteRange, ByteSource } from './byte-source.ts'
import { contentDisposition } from './content-disposition.ts'
import { DownloadSlots } from './download-slots.ts'
import { decideRange } from './range.ts'
import { ClientDisconnectedError, ResponseWritable } from './response-writable.ts'

export interface SendOptions {
  mediaType: string
  disposition: 'attachment' | 'inline'
  /** File name for the download. */
  name: string
  /** Default: the browser revalidates each time. */
  caching?: keyof typeof CACHE_CONTROL
}

export const CACHE_CONTROL = {
  revalidate: 'public, max-age=0, must-revalidate',
  /** For a URL whose content never changes. Only the browser stores it: a proxy would still send it when it was withdrawn. */
  immutable: 'private, max-age=31536000, immutable',
  /** For files that are not public. */
  none: 'private, no-store',
}

/** An image may have inline styles, but no scripts, frames or external content. */
const IMAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * The browser's PDF viewer does not open with a sandbox or `default-src`. Pages of the site may frame a PDF, to print it.
 */
const PDF_HEADERS = { 'content-security-policy': "frame-ancestors 'self'", 'x-frame-options': 'SAMEORIGIN' }

/** The connection of a client that receives no data for this long is closed, in ms. The client can resume. */
const STALL_TIMEOUT_MS = 600_000

/**
 * Sends a source, or the range of it that the client requests (RFC 9110). After an error during the transfer it logs the error
 * and closes the connection; the browser can resume the download.
 * @throws {AppError} `file_missing` or `too_many_requests`, before anything has been sent
 */
export async function sendSource(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ByteSource,
  options: SendOptions,
): Promise<FastifyReply> {
  const decision = decideRange(request, source)
  switch (decision.kind) {
    case 'precondition_failed':
      return sendPlainError(reply, new AppError('file_changed'))
    case 'not_satisfiable':
      reply.headers({ 'content-range': `bytes */${source.sizeBytes}`, etag: source.etag })
      return sendPlainError(reply, new AppError('range_not_satisfiable'))
    case 'not_modified':
      // A browser replaces the headers it has stored by these.
      return reply.code(304).headers(headersOf(source, options)).send()
    case 'partial':
    case 'full':
      return sendInSlot(request, reply, {
        source,
        options,
        range: decision.kind === 'partial' ? decision.range : undefined,
      })
  }
}

/** Plain text, because the reader sees it in a tab of the browser. */
export function sendPlainError(reply: FastifyReply, { status, headers, message }: AppError): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(message)
}

function validatorsOf(
  { etag, lastModified }: ByteSource,
  { caching = 'revalidate' }: SendOptions,
): Record<string, string> {
  return {
    etag,
    ...(lastModified ? { 'last-modified': lastModified.toUTCString() } : {}),
    'cache-control': CACHE_CONTROL[caching],
  }
}

function headersOf(source: ByteSource, options: SendOptions): Record<string, string> {
  const { mediaType, disposition, name } = options
  return {
    ...validatorsOf(source, options),
    'accept-ranges': 'bytes',
    'content-type': mediaType,
    'content-disposition': contentDisposition(disposition, name),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(disposition === 'inline' ? inlineHeaders(mediaType) : {}),
  }
}

function inlineHeaders(mediaType: string): Record<string, string> {
  return mediaType === 'application/pdf' ? PDF_HEADERS : { 'content-security-policy': IMAGE_CSP }
}

/** The running downloads of this process. */
const slots = new DownloadSlots()

interface Transfer {
  source: ByteSource
  options: SendOptions
  range: ByteRange | undefined
}

async function sendInSlot(request: FastifyRequest, reply: FastifyReply, transfer: Transfer) {
  const release = slots.enter(networkOf(request.ip))
  try {
    return await sendBytes(request, reply, transfer)
  } finally {
    release()
  }
}

async function sendBytes(request: FastifyRequest, reply: FastifyReply, { source, options, range }: Transfer) {
  const sent = range ?? { start: 0, end: source.sizeBytes - 1 }
  const sizeBytes = sent.end - sent.start + 1
  // Before any header is set, so that a missing file gives an error response, also for HEAD.
  const stream = await open(request, source, sent)
  reply.code(range ? 206 : 200).headers({ ...headersOf(source, options), 'content-length': sizeBytes })
  if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${source.sizeBytes}`)
  reply.hijack()
  reply.raw.statusCode = reply.statusCode
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  if (request.method === 'HEAD') {
    stream.destroy()
    reply.raw.end()
  } else {
    await streamBytes(request, reply, stream, sizeBytes)
  }
  return reply
}

async function open(request: FastifyRequest, source: ByteSource, range: ByteRange): Promise<Readable> {
  try {
    return source.sizeBytes === 0 ? Readable.from([]) : await source.open(range)
  } catch (error) {
    // The message to the reader says that we know about it.
    if (error instanceof AppError && error.code === 'file_missing') {
      request.log.error({ err: error, path: pathOfUrl(request.url) }, 'a file is missing')
    }
    throw error
  }
}

/** Sends the stream with backpressure, and closes it when the transfer fails. */
async function streamBytes(request: FastifyRequest, reply: FastifyReply, stream: Readable, sizeBytes: number) {
  let sentBytes = 0
  stream.on('data', (chunk: Buffer) => {
    sentBytes += chunk.length
  })
  reply.raw.setTimeout(STALL_TIMEOUT_MS, () => reply.raw.destroy())
  try {
    await pipeline(stream, new ResponseWritable(reply.raw))
    if (sentBytes !== sizeBytes) throw new Error(`the source gave ${sentBytes} of ${sizeBytes} bytes`)
  } catch (error) {
    if (error instanceof ClientDisconnectedError) request.log.debug({ path: pathOfUrl(request.url) }, error.message)
    else request.log.error({ err: error, path: pathOfUrl(request.url) }, 'a download broke off')
    stream.destroy()
    // Otherwise the client would wait for the missing bytes on an open connection.
    reply.raw.destroy()
    request.raw.socket.destroy()
  }
}
