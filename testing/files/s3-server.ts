import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { MultipartUploads } from './s3-multipart.ts'
import { isSignedRequest, type S3Keys } from './s3-signature.ts'

/** Default number of objects in one page of a list, as on Amazon S3. */
const LIST_LENGTH = 1000

export interface S3ServerOptions extends S3Keys {
  bucket: string
  listLength?: number
}

interface StoredObject {
  bytes: Buffer
  /** The headers `x-amz-meta-…` that it was stored with. */
  metadata: Record<string, string>
}

/**
 * An S3 server with one bucket in memory. It supports the requests of `s3-store.ts` and of resumable uploads, and checks their
 * signatures.
 */
export function startS3Server({ bucket, listLength = LIST_LENGTH, ...keys }: S3ServerOptions): Server {
  const objects = new Map<string, StoredObject>()
  const multipart = new MultipartUploads((key, bytes) => objects.set(key, { bytes, metadata: {} }))

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    if (!isSignedRequest(request, body, keys)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const [, name, ...rest] = pathname.split('/')
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const key = rest.map(decodeURIComponent).join('/')
    if (multipart.handle(request, response, { key, body, searchParams })) return
    if (searchParams.has('delete')) {
      for (const [, deleted = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(deleted)
      response.end('<?xml version="1.0"?><DeleteResult/>')
    } else if (key === '') response.end(listOf([...objects.keys()].sort(), searchParams, listLength))
    else if (request.method === 'PUT') {
      objects.set(key, { bytes: body, metadata: metadataOf(request) })
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else send(objects.get(key), request, response)
  }

  return createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
}

function metadataOf({ headers }: IncomingMessage): Record<string, string> {
  const metadata = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
  return Object.fromEntries(metadata.map(([name, value]) => [name, String(value)]))
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function send(stored: StoredObject | undefined, { method, headers }: IncomingMessage, response: ServerResponse): void {
  if (stored === undefined) {
    refuse(response, 404, 'NoSuchKey')
    return
  }
  const object = stored.bytes
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const start = Number(first ?? 0)
  const end = Math.min(Number(last ?? object.length), object.length - 1)
  if (first !== undefined && start >= object.length) {
    refuse(response, 416, 'InvalidRange')
    return
  }
  response.writeHead(first === undefined ? 200 : 206, {
    ...stored.metadata,
    'content-length': end - start + 1,
    ...(first !== undefined && { 'content-range': `bytes ${start}-${end}/${object.length}` }),
  })
  response.end(method === 'HEAD' ? undefined : object.subarray(start, end + 1))
}

function listOf(keys: readonly string[], parameters: URLSearchParams, listLength: number): string {
  const prefix = parameters.get('prefix') ?? ''
  const after = parameters.get('continuation-token') ?? ''
  const wanted = keys.filter((key) => key.startsWith(prefix) && key > after)
  const page = wanted.slice(0, listLength)
  const isTruncated = wanted.length > page.length
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`
}
