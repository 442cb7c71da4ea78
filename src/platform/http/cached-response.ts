import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fresh from 'fresh'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this a compressed body saves nothing, in bytes. */
const WORTH_COMPRESSING = 500

/** Quick enough for a reader who waits: 1 to 3 ms for a page. A step less packs a fifteenth worse and saves a third of a ms. */
const BROTLI_QUICK = 5
/** For what is kept and sent often: a ninth smaller, made in 30 to 110 ms while nobody waits. */
const BROTLI_SMALL = 11

type Encoding = 'br' | 'gzip' | 'identity'

interface Body {
  bytes: Buffer
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
}

/** A finished answer: its bytes with every header, packed in the encodings that were asked for so far. */
export interface CachedResponse {
  status: number
  etag: string
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>
  /** Packs it in an encoding, once. */
  pack(encoding: Encoding): Promise<Body>
  /** Headers of a 304. */
  unchanged: string[]
  /** About what it takes in memory once it is packed in every encoding. */
  sizeBytes: number
}

export interface ResponseParts {
  status: number
  contentType: string
  body: string | Buffer
  headers: Record<string, string>
}

/** What packing in both encodings adds to an answer, for one of its bytes; pages and JSON are packed to a fifth. */
const PACKED_SHARE = 0.45

/** Seals an answer. It is packed when somebody asks for it in that encoding: pages ask the API for plain ones. */
export function finishResponse(parts: ResponseParts, quality = BROTLI_QUICK): CachedResponse {
  const identity = typeof parts.body === 'string' ? Buffer.from(parts.body) : parts.body
  // Weak, because the encodings of one answer share it.
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
  const isSmall = identity.length < WORTH_COMPRESSING
  const packing: Partial<Record<Encoding, Promise<Body>>> = {}
  const answer: CachedResponse = {
    status: parts.status,
    etag,
    bodies: isSmall ? { identity: plain, br: plain, gzip: plain } : { identity: plain },
    pack(encoding) {
      packing[encoding] ??= packed(identity, encoding, quality).then((bytes) => {
        const made = body(bytes, encoding)
        answer.bodies[encoding] = made
        return made
      })
      return packing[encoding]
    },
    unchanged: flat(shared),
    sizeBytes: Math.ceil(identity.length * (1 + PACKED_SHARE)),
  }
  return answer
}

/** Sends an answer that is for one caller only: packed in the one encoding that is wanted, and not kept by anybody. */
export async function sendOnce(
  parts: ResponseParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const identity = typeof parts.body === 'string' ? Buffer.from(parts.body) : parts.body
  if (parts.status === 204) {
    response.writeHead(parts.status, flat(parts.headers)).end()
    return
  }
  const wanted = identity.length < WORTH_COMPRESSING ? 'identity' : chosenEncoding(request.headers['accept-encoding'])
  const bytes = await packed(identity, wanted)
  response.writeHead(parts.status, {
    ...parts.headers,
    vary: 'accept-encoding',
    'content-type': parts.contentType,
    'content-length': bytes.length,
    ...(wanted !== 'identity' && { 'content-encoding': wanted }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function packed(bytes: Buffer, encoding: Encoding, quality = BROTLI_QUICK): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotli(bytes, quality) : toGzip(bytes)
}

/** In what an answer has been packed so far. */
export function encodingsOf({ bodies }: CachedResponse): ('br' | 'gzip')[] {
  return (['br', 'gzip'] as const).filter((encoding) => bodies[encoding] !== undefined)
}

/** The same answer packed as small as it gets, in every encoding. */
export async function finishSmall(parts: ResponseParts): Promise<CachedResponse> {
  const answer = finishResponse(parts, BROTLI_SMALL)
  await Promise.all([answer.pack('br'), answer.pack('gzip')])
  return answer
}

/** Writes the answer, at once where it is packed already; 304 where the reader has it already. */
export function writeResponse(answer: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  if (answer.status === 200 && fresh(request.headers, { etag: answer.etag })) {
    response.writeHead(304, answer.unchanged)
    response.end()
    return
  }
  const encoding = chosenEncoding(request.headers['accept-encoding'])
  const write = ({ bytes, headers }: Body) => {
    response.writeHead(answer.status, headers)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  const body = answer.bodies[encoding]
  if (body) write(body)
  else answer.pack(encoding).then(write, () => write(answer.bodies.identity))
}

function chosenEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return 'gzip'
  return 'identity'
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

function flat(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}
