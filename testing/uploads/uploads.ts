import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { FileInfo } from '#core/file-info.ts'
import { ingestUploads } from '#features/uploads/server/actions/ingest-uploads.ts'
import { UPLOAD_STATES } from '#features/uploads/upload-states.ts'
import { createMember, type TestMember } from '#testing/member.ts'
import type { TestResponse, TestSite } from '#testing/site.ts'

export const TUS = { 'tus-resumable': '1.0.0' }

/** Creates an editor whose role counts. */
export function createEditor(site: TestSite): Promise<TestMember> {
  return createMember(site, { role: 'editor', isChecked: true })
}

export function metadataOf(name: string): string {
  return `filename ${Buffer.from(name).toString('base64')}`
}

/** Begins an upload. @returns its address */
export async function beginUpload(member: TestMember, name: string, sizeBytes: number): Promise<string> {
  const { headers, status, body } = await createUpload(member, name, sizeBytes)
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return String(headers.location)
}

export function createUpload(member: TestMember, name: string, sizeBytes: number): Promise<TestResponse> {
  const headers = { ...TUS, 'upload-length': String(sizeBytes), 'upload-metadata': metadataOf(name) }
  return member.call('POST', '/api/uploads/', { headers })
}

/** Sends bytes of an upload as a client of the protocol. */
export async function sendBytes(
  { app }: Pick<TestSite, 'app'>,
  { access }: TestMember,
  address: string,
  offset: number,
  bytes: Uint8Array | Readable,
) {
  const { statusCode: status, headers } = await app.inject({
    method: 'PATCH',
    url: address,
    payload: bytes instanceof Readable ? bytes : Buffer.from(bytes),
    headers: {
      ...TUS,
      authorization: `Bearer ${access}`,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  })
  return { status, headers }
}

/** Uploads a whole file and lets a worker read it. @returns the answer about its state */
export async function uploadAndIngest(site: TestSite, member: TestMember, name: string, bytes: Uint8Array) {
  const address = await beginUpload(member, name, bytes.length)
  await sendBytes(site, member, address, 0, bytes)
  await ingestUploads(site.context, site.app.log, new Date(Date.now() + 60_000))
  const { body } = await stateOf(member, address)
  return UploadState.parse(body)
}

const UploadState = z.object({
  state: z.enum(UPLOAD_STATES),
  file: FileInfo.nullable(),
  error: z.object({ code: z.string(), message: z.string(), why: z.string().nullable() }).nullable(),
})

/** How many bytes of an upload the site has. */
export async function offsetOf(
  { app }: Pick<TestSite, 'app'>,
  { access }: TestMember,
  address: string,
): Promise<number> {
  const headers = { ...TUS, authorization: `Bearer ${access}` }
  return Number((await app.inject({ method: 'HEAD', url: address, headers })).headers['upload-offset'])
}

/** The state of an upload. */
export async function stateOf(member: TestMember, address: string): Promise<TestResponse> {
  return member.call('GET', address.replace('/api/uploads/', '/api/uploads-state/'))
}

/** Begins to send a whole file but sends only some of its bytes. @returns the open connection */
export async function sendPart(
  url: string,
  { access }: TestMember,
  address: string,
  { bytes, sizeBytes }: { bytes: Uint8Array; sizeBytes: number },
): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const headers = {
    host: 'x',
    ...TUS,
    authorization: `Bearer ${access}`,
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(sizeBytes),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`PATCH ${address} HTTP/1.1\r\n${lines.join('')}\r\n`)
  await new Promise((resolve) => socket.write(bytes, resolve))
  return socket
}
