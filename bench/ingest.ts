import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import { startApi } from '#testing/api-process.ts'
import { createPdf } from '#testing/builders.ts'
import { createMember } from '#testing/member.ts'
import { msOf, peakMbOf } from './support/machine.ts'

/** Measures an upload of 200 MB: speed, memory, and how long it is read. Exits with 1 when a bound is missed. */
const MB = 1024 ** 2
const LARGE_MB = 200
const CHUNK_BYTES = 8 * MB
/** The memory of buffers that are not freed yet is at its largest after some chunks. */
const WARM_UP_BYTES = 6 * CHUNK_BYTES
const MAX_GROWTH_MB = 30

const dataDir = mkdtempSync(join(tmpdir(), 'trp-ingest-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: '', STARTER_CONTENT: 'off', LOG_LEVEL: 'error' }
const access = await addEditor()
const api = await startApi(settings)

/** @returns the access token of an editor */
async function addEditor(): Promise<string> {
  const context = await openContext(readConfig(settings))
  const call = () => Promise.reject(new Error('the editor calls the server'))
  const editor = await createMember({ context, call }, { role: 'editor', isChecked: true })
  await closeContext(context)
  return editor.access
}

async function request(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: BodyInit | null = null,
) {
  const allHeaders = { 'tus-resumable': '1.0.0', ...headers, authorization: `Bearer ${access}` }
  const response = await fetch(api.url + path, { method, headers: allHeaders, body })
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`)
  return response
}

/** @returns the address of an upload */
async function begin(name: string, sizeBytes: number): Promise<string> {
  const headers = { 'upload-length': String(sizeBytes), 'upload-metadata': `filename ${btoa(name)}` }
  return (await request('POST', '/api/uploads/', headers)).headers.get('location') ?? ''
}

/** Sends a part of a file in the chunks of the browser. */
async function send(address: string, bytes: Uint8Array<ArrayBuffer>, start = 0): Promise<void> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const headers = { 'upload-offset': String(start + at), 'content-type': 'application/offset+octet-stream' }
    await request('PATCH', address, headers, bytes.subarray(at, at + CHUNK_BYTES))
  }
}

/** Waits until a file is read and stored. */
async function untilReady(address: string): Promise<void> {
  for (;;) {
    const response = await request('GET', address.replace('/api/uploads/', '/api/uploads-state/'))
    const { state } = z.object({ state: z.string() }).parse(await response.json())
    if (state === 'ready') return
    if (state === 'refused') throw new Error(`${address} is refused`)
    await sleep(50)
  }
}

// The first upload loads code.
const small = await begin('small.pdf', createPdf('Small').length)
await send(small, new Uint8Array(createPdf('Small')))
await untilReady(small)
const large = new Uint8Array(LARGE_MB * MB).fill(32)
large.set(createPdf('Large'))
const address = await begin('large.pdf', large.length)
let ms = 0
const sending = (start: number, end: number) =>
  peakMbOf(api.process.pid, async () => {
    ms += await msOf(() => send(address, large.subarray(start, end), start))
  })
const atFirst = await sending(0, WARM_UP_BYTES)
const growth = (await sending(WARM_UP_BYTES, large.length)) - atFirst
console.log(`${LARGE_MB} MB arrive at ${Math.round((LARGE_MB / ms) * 1000)} MB/s`)
console.log(`memory grows by ${Math.round(growth)} MB after the first chunks (bound ${MAX_GROWTH_MB} MB)`)
console.log(`it is ready after ${Math.round(await msOf(() => untilReady(address)))} ms`)
await api.kill()
rmSync(dataDir, { recursive: true })
process.exit(growth <= MAX_GROWTH_MB ? 0 : 1)
