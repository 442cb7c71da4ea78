import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, ERRORS } from '#core/errors.ts'
import { networkOf } from '#platform/http/network.ts'
import { pathOfUrl } from '#platform/http/path-of-url.ts'
import type { ByteRange, ByteSource } from './byte-source.ts'
import { contentDisposition } from './content-disposition.ts'
import { DownloadSlots } from './download-slots.ts'
import { decideRange } from './range.ts'
import { ReaderGone, ResponseSink } from './response-sink.ts'

export interface Sending {
  mediaType: string
  disposition: 'attachment' | 'inline'
  /** Name that it is saved under. */
  name: string
  /** For an address whose content never changes; otherwise the browser asks each time whether it has. */
  immutable?: boolean
}

/** A picture may carry its own styles; scripts, frames and everything from elsewhere stay out. */
const PICTURE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * A PDF is shown by the browser's own reader, which a sandbox or `default-src` would keep from opening; our pages may
 * frame it, to print it.
 */
const PDF_HEADERS = { 'content-security-policy': "frame-ancestors 'self'", 'x-frame-options': 'SAMEORIGIN' }

/** A reader that takes nothing for so long is gone; it can resume. In ms. */
const STALLED_MS = 600_000

/**
 * Answers with a source, or with the part of it that the request asks for (RFC 9110).
 * @throws {AppError} `file_missing` or `too_many_requests`, before anything has been sent. What fails later is logged and the connection is
 * cut: the reader's browser sees a download that broke off, and can go on from there.
 */
export async function sendSource(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ByteSource,
  sending: Sending,
): Promise<FastifyReply> {
  const answer = decideRange(request, source)
  switch (answer.kind) {
    case 'changed':
      return reply.code(412).headers(SENTENCE).send('The file has changed. Start the download again.')
    case 'no_such_part':
      return reply
        .code(416)
        .headers({ ...SENTENCE, 'content-range': `bytes */${source.sizeBytes}`, etag: source.etag })
        .send(ERRORS.range_not_satisfiable.detail)
    case 'not_modified':
      return reply.code(304).headers(validatorsOf(source, sending)).send()
    case 'part':
    case 'whole':
      return sendInSlot(request, reply, { source, sending, part: answer.kind === 'part' ? answer.range : undefined })
  }
}

const SENTENCE = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }

function validatorsOf({ etag, lastModified }: ByteSource, { immutable }: Sending): Record<string, string> {
  return {
    etag,
    ...(lastModified ? { 'last-modified': lastModified.toUTCString() } : {}),
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  }
}

function headersOf(source: ByteSource, sending: Sending): Record<string, string> {
  const { mediaType, disposition, name } = sending
  return {
    ...validatorsOf(source, sending),
    'accept-ranges': 'bytes',
    'content-type': mediaType,
    'content-disposition': contentDisposition(disposition, name),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(disposition === 'inline' ? inlineHeaders(mediaType) : {}),
  }
}

function inlineHeaders(mediaType: string): Record<string, string> {
  return mediaType === 'application/pdf' ? PDF_HEADERS : { 'content-security-policy': PICTURE_CSP }
}

/** Of this process. */
const slots = new DownloadSlots()

interface CachedResponse {
  source: ByteSource
  sending: Sending
  /** The whole when left out. */
  part: ByteRange | undefined
}

async function sendInSlot(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse) {
  const leave = slots.enter(networkOf(request.ip))
  try {
    return await sendBytes(request, reply, answer)
  } finally {
    leave()
  }
}

async function sendBytes(request: FastifyRequest, reply: FastifyReply, { source, sending, part }: CachedResponse) {
  const range = part ?? { start: 0, end: source.sizeBytes - 1 }
  const sizeBytes = range.end - range.start + 1
  // Opened before any header is set: what is missing is then answered as missing. HEAD says the same, so it looks too.
  const stream = await open(request, source, range)
  reply.code(part ? 206 : 200).headers({ ...headersOf(source, sending), 'content-length': sizeBytes })
  if (part) reply.header('content-range', `bytes ${part.start}-${part.end}/${source.sizeBytes}`)
  reply.hijack()
  reply.raw.statusCode = reply.statusCode
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  if (request.method === 'HEAD') {
    stream.destroy()
    reply.raw.end()
  } else {
    await pump(request, reply, stream, sizeBytes)
  }
  return reply
}

async function open(request: FastifyRequest, source: ByteSource, range: ByteRange): Promise<Readable> {
  try {
    return source.sizeBytes === 0 ? Readable.from([]) : await source.open(range)
  } catch (error) {
    // The reader is told that we know.
    if (error instanceof AppError && error.code === 'file_missing') {
      request.log.error({ err: error, path: pathOfUrl(request.url) }, 'a file is missing')
    }
    throw error
  }
}

/** Sends the stream as fast as the reader takes it, and lets go of it when either end is gone. */
async function pump(request: FastifyRequest, reply: FastifyReply, stream: Readable, sizeBytes: number) {
  let sentBytes = 0
  stream.on('data', (chunk: Buffer) => {
    sentBytes += chunk.length
  })
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
  try {
    await pipeline(stream, new ResponseSink(reply.raw))
    if (sentBytes !== sizeBytes) throw new Error(`${sentBytes} bytes came of ${sizeBytes}`)
  } catch (error) {
    if (error instanceof ReaderGone) request.log.debug({ path: pathOfUrl(request.url) }, error.message)
    else request.log.error({ err: error, path: pathOfUrl(request.url) }, 'a download broke off')
    stream.destroy()
    // Without this a client would wait for the missing bytes on a connection that stays open.
    reply.raw.destroy()
    request.raw.socket.destroy()
  }
}
