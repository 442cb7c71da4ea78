import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { FileInfo } from '#core/file-info.ts'

const POLL_MS = 50
const CHUNK_BYTES = 8 * 1024 ** 2

export interface Target {
  url: string
  /** Access token of an editor. */
  access: string
}

export interface NamedBytes {
  name: string
  sizeBytes: number
  /** The bytes of a range. */
  read(start: number, end: number): Uint8Array<ArrayBuffer>
}

const State = z.object({
  state: z.enum(['uploading', 'processing', 'ready', 'refused']),
  file: z.object({ id: z.int() }).nullable(),
})

/** Uploads a file. @returns its address */
export async function upload(target: Target, file: NamedBytes): Promise<string> {
  const address = await begin(target, file)
  await sendRange(target, file, address, 0, file.sizeBytes)
  return address
}

/** Sends a part of a file in the chunks of the browser. */
export async function sendRange(target: Target, file: NamedBytes, address: string, start: number, end: number) {
  for (let offset = start; offset < end; offset += CHUNK_BYTES) {
    await request(target, 'PATCH', address, {
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: file.read(offset, Math.min(offset + CHUNK_BYTES, end)),
    })
  }
}

/** Waits until a file is read and stored. @returns its id @throws {Error} when it is refused */
export async function untilReady(target: Target, address: string): Promise<number> {
  const stateAddress = address.replace('/api/uploads/', '/api/uploads-state/')
  for (;;) {
    const { state, file } = State.parse(await (await request(target, 'GET', stateAddress)).json())
    if (file) return file.id
    if (state === 'refused') throw new Error(`${address} is refused`)
    await sleep(POLL_MS)
  }
}

/** Waits until no preview of these files is being made. @returns how many were made */
export async function untilPreviewed(target: Target, ids: readonly number[]): Promise<number> {
  for (;;) {
    const response = await request(target, 'GET', `/api/file-infos/?ids=${ids.join(',')}`)
    const files = z.array(FileInfo).parse(await response.json())
    if (files.every((file) => file.preview_state !== 'waiting'))
      return files.filter((file) => file.preview_state === 'ready').length
    await sleep(POLL_MS)
  }
}

/** Begins the upload of a file. @returns its address */
export async function begin(target: Target, { name, sizeBytes }: NamedBytes): Promise<string> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  const headers = { 'upload-length': String(sizeBytes), 'upload-metadata': metadata }
  const { headers: answer } = await request(target, 'POST', '/api/uploads/', { headers })
  return answer.get('location') ?? ''
}

async function request({ url, access }: Target, method: string, path: string, init: RequestInit = {}) {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'tus-resumable': '1.0.0' }
  const response = await fetch(url + path, {
    ...init,
    method,
    headers: { ...headers, authorization: `Bearer ${access}` },
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response
}
