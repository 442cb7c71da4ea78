import type { IncomingMessage, ServerResponse } from 'node:http'

interface S3Request {
  key: string
  body: Buffer
  searchParams: URLSearchParams
}

/** The multipart uploads of an S3 server in memory. */
export class MultipartUploads {
  /** The parts of each upload by their numbers. */
  readonly #uploads = new Map<string, Map<number, Buffer>>()
  readonly #complete: (key: string, bytes: Buffer) => void

  constructor(complete: (key: string, bytes: Buffer) => void) {
    this.#complete = complete
  }

  /** @returns whether the request is one of a multipart upload */
  handle({ method }: IncomingMessage, response: ServerResponse, { key, body, searchParams }: S3Request): boolean {
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = `upload-${this.#uploads.size + 1}`
      this.#uploads.set(id, new Map())
      response.end(xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`))
      return true
    }
    const id = searchParams.get('uploadId')
    if (id === null) return false
    const parts = this.#uploads.get(id)
    if (parts === undefined) {
      response.writeHead(404, { 'content-type': 'application/xml' }).end(xml('Error', '<Code>NoSuchUpload</Code>'))
    } else if (method === 'PUT') {
      parts.set(Number(searchParams.get('partNumber')), body)
      response.writeHead(200, { etag: '"part"' }).end()
    } else if (method === 'GET') {
      response.end(xml('ListPartsResult', `<IsTruncated>false</IsTruncated>${listOf(parts)}`))
    } else {
      if (method === 'POST') this.#complete(key, Buffer.concat(inOrder(parts).map(([, bytes]) => bytes)))
      this.#uploads.delete(id)
      response.writeHead(method === 'POST' ? 200 : 204)
      response.end(method === 'POST' ? xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`) : undefined)
    }
    return true
  }
}

function inOrder(parts: ReadonlyMap<number, Buffer>): [number, Buffer][] {
  return [...parts].sort(([a], [b]) => a - b)
}

function listOf(parts: ReadonlyMap<number, Buffer>): string {
  return inOrder(parts)
    .map(
      ([number, { length }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"part"</ETag><Size>${length}</Size></Part>`,
    )
    .join('')
}

function xml(name: string, content: string): string {
  return `<?xml version="1.0"?><${name}>${content}</${name}>`
}
