import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fresh from 'fresh'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compression saves nothing below this size. */
const MIN_COMPRESSED_BYTES = 500

/** Compresses a page in 1 to 3 ms. Level 11 saves 11 to 14 % and takes 100 times as long. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoding = 'br' | 'gzip' | 'identity'

interface Body {
  bytes: Buffer
  /** Names and values in turn, as `writeHead` expects them. */
  headers: string[]
}

/** A complete response: headers and bytes, in the encodings that were requested so far. */
export interface CachedResponse {
  status: number
  etag: string
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>
  /** Compresses the body in an encoding, once. */
  compress(encoding: Encoding): Promise<Body>
  notModifiedHeaders: string[]
  /** Approximate memory in all encodings. */
  sizeBytes: number
}

export interface ResponseParts {
  status: number
  contentType: string
  body: string | Buffer
  headers: Record<string, string>
}

/** Size of both compressed bodies together, relative to the plain one. */
const COMPRESSED_SHARE = 0.45

/** Completes a response. Each encoding is compressed on its first request, because pages read the API uncompressed. */
export function completeResponse(parts: ResponseParts): CachedResponse {
  const identity = typeof parts.body === 'string' ? Buffer.from(parts.body) : parts.body
  // Weak, because all encodings share it.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const shared = { ...parts.headers, etag, vary: 'accept-encoding' }
  const body = (bytes: Buffer, encoding: Encoding): Body => ({
    bytes,
    headers: flat({
      ...shared,
      'content-type': parts.contentType,
      'content-length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }),
  })
  const plain = body(identity, 'identity')
  const isSmall = identity.length < MIN_COMPRESSED_BYTES
  const compressing: Partial<Record<Encoding, Promise<Body>>> = {}
  const response: CachedResponse = {
    status: parts.status,
    etag,
    bodies: isSmall ? { identity: plain, br: plain, gzip: plain } : { identity: plain },
    compress(encoding) {
      compressing[encoding] ??= compress(identity, encoding).then((bytes) => {
        const compressed = body(bytes, encoding)
        response.bodies[encoding] = compressed
        return compressed
      })
      return compressing[encoding]
    },
    notModifiedHeaders: flat(shared),
    sizeBytes: Math.ceil(identity.length * (1 + COMPRESSED_SHARE)),
  }
  return response
}

/** Sends a response to one caller, compressed in the encoding of the request. */
export async function sendUncached(
  parts: ResponseParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const identity = typeof parts.body === 'string' ? Buffer.from(parts.body) : parts.body
  if (parts.status === 204) {
    response.writeHead(parts.status, flat(parts.headers)).end()
    return
  }
  const encoding =
    identity.length < MIN_COMPRESSED_BYTES ? 'identity' : chosenEncoding(request.headers['accept-encoding'])
  const bytes = await compress(identity, encoding)
  response.writeHead(parts.status, {
    ...parts.headers,
    vary: 'accept-encoding',
    'content-type': parts.contentType,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'gzip' ? toGzip(bytes) : toBrotli(bytes, BROTLI_OPTIONS)
}

/** Writes a cached response, or 304 when the client has it already. */
export function writeResponse(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  if (cached.status === 200 && fresh(request.headers, { etag: cached.etag })) {
    response.writeHead(304, cached.notModifiedHeaders)
    response.end()
    return
  }
  const encoding = chosenEncoding(request.headers['accept-encoding'])
  const write = ({ bytes, headers }: Body) => {
    response.writeHead(cached.status, headers)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  const body = cached.bodies[encoding]
  if (body) write(body)
  else cached.compress(encoding).then(write, () => write(cached.bodies.identity))
}

function chosenEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return 'gzip'
  return 'identity'
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}
