import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const AUTHORIZATION = new RegExp(
  `^${ALGORITHM} Credential=([^/]+)/(\\d{8})/([^/]+)/s3/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$`,
)

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
}

/** The hash of a body that is streamed, and therefore not signed. */
const UNSIGNED = 'UNSIGNED-PAYLOAD'

/**
 * Whether a request has a valid signature of version 4 (SigV4) with these keys over its method, URL, signed headers and body.
 * Does not check the age of the signature.
 */
export function isSignedRequest(request: IncomingMessage, body: Buffer, keys: S3Keys): boolean {
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  const hash = String(request.headers['x-amz-content-sha256'])
  if (accessKeyId !== keys.accessKeyId || (hash !== UNSIGNED && hash !== sha256(body))) return false
  const canonical = canonicalRequest(request, signedHeaders, hash)
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = [ALGORITHM, request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === signature
}

function canonicalRequest({ method, url = '', headers }: IncomingMessage, signedHeaders: string, hash: string): string {
  const [path, query = ''] = url.split('?', 2)
  const parameters = query.split('&').filter((each) => each !== '')
  const withValues = parameters.map((each) => (each.includes('=') ? each : `${each}=`))
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, path, withValues.sort().join('&'), lines.join(''), signedHeaders, hash].join('\n')
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
