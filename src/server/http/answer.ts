import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this a compressed body saves nothing, in bytes. */
const WORTH_COMPRESSING = 500

/** Quick enough for a reader who waits: 2 to 3 ms for a page. */
const BROTLI_QUICK = 4
/** For what is kept and sent often: a tenth smaller, made while nobody waits. */
const BROTLI_SMALL = 10

type Encoding = 'br' | 'gzip' | 'identity'

interface Body {
  bytes: Buffer
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
}

/** A finished answer: its bytes in each encoding that browsers ask for, with every header. */
export interface Answer {
  status: number
  etag: string
  bodies: Record<Encoding, Body>
  /** Headers of a 304. */
  unchanged: string[]
  sizeBytes: number
}

export interface AnswerParts {
  status: number
  contentType: string
  body: string | Buffer
  headers: Record<string, string>
}

/** Compresses and seals an answer. */
export async function finishAnswer(parts: AnswerParts, quality = BROTLI_QUICK): Promise<Answer> {
  const identity = typeof parts.body === 'string' ? Buffer.from(parts.body) : parts.body
  const small = identity.length < WORTH_COMPRESSING
  const [br, gz] = small ? [identity, identity] : await Promise.all([brotli(identity, quality), toGzip(identity)])
  // Weak, because the encodings of one answer share it.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const shared = { ...parts.headers, etag, vary: 'accept-encoding' }
  const body = (bytes: Buffer, encoding: Encoding): Body => ({
    bytes,
    headers: flat({
      ...shared,
      'content-type': parts.contentType,
      'content-length': String(bytes.length),
      ...(encoding === 'identity' || small ? {} : { 'content-encoding': encoding }),
    }),
  })
  return {
    status: parts.status,
    etag,
    bodies: { br: body(br, 'br'), gzip: body(gz, 'gzip'), identity: body(identity, 'identity') },
    unchanged: flat(shared),
    sizeBytes: identity.length + br.length + gz.length,
  }
}

/** Sends an answer that is for one caller only: packed in the one encoding that is wanted, and not kept by anybody. */
export async function sendOnce(parts: AnswerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
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

async function packed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotli(bytes, BROTLI_QUICK) : toGzip(bytes)
}

/** The same answer packed as small as it gets. */
export function finishSmall(parts: AnswerParts): Promise<Answer> {
  return finishAnswer(parts, BROTLI_SMALL)
}

/** Writes the answer; 304 where the reader has it already. */
export function writeAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (answer.status === 200 && has(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchanged)
    response.end()
    return
  }
  const body = answer.bodies[chosenEncoding(request.headers['accept-encoding'])]
  response.writeHead(answer.status, body.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body.bytes)
}

function chosenEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(text)) return 'gzip'
  return 'identity'
}

function has(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === bare)
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
