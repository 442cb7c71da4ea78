import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { findSoffice } from '#platform/office/find-soffice.ts'
import { type ApiProcess, startApi } from '#testing/api-process.ts'
import { createPdf } from '#testing/builders.ts'
import { memoryBytes } from './archive/servers.ts'
import { addEditor } from './ingest/editor.ts'
import { begin, type NamedBytes, sendRange, untilPreviewed, untilReady, upload } from './ingest/upload.ts'

/**
 * Measures uploads: memory and throughput while a file of 200 MB arrives, compared with a bare server that writes the same bytes
 * to a file, and how many documents of the starter content are read a minute. Exits with 1 when a bound is missed.
 */
const MB = 1024 ** 2
const LARGE_BYTES = 200 * MB
const CHUNK_BYTES = 8 * MB
/** The memory of buffers that are not freed yet is at its largest after some chunks. */
const WARM_UP_BYTES = 6 * CHUNK_BYTES
/** How much more memory the rest of the file may take than these chunks. */
const MAX_GROWTH_BYTES = 30 * MB
const MIN_SHARE = 0.3
const ROUNDS = 3
const DOCUMENTS = 60
/** As the browser sends. */
const AT_A_TIME = 2

const folder = mkdtempSync(join(tmpdir(), 'trp-ingest-'))
const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', STARTER_CONTENT: 'off', LOG_LEVEL: 'error' }
const access = await addEditor(settings)

/** A PDF, without its bytes in memory. */
function largeFile(name: string, sizeBytes = LARGE_BYTES): NamedBytes {
  const head = Buffer.from(createPdf(name))
  const chunk = Buffer.alloc(CHUNK_BYTES, ' ')
  const first = Buffer.concat([head, chunk]).subarray(0, CHUNK_BYTES)
  return {
    name: `${name}.pdf`,
    sizeBytes,
    read: (start, end) => new Uint8Array((start === 0 ? first : chunk).subarray(0, end - start)),
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** Sends the chunks to a server that only writes them. @returns seconds */
async function sendToBareServer(): Promise<number> {
  const path = join(folder, 'bare')
  const server = fork(join(import.meta.dirname, 'ingest/bare-server.ts'), [path])
  const [port] = await once(server, 'message')
  const file = largeFile('bare')
  const seconds = await secondsOf(async () => {
    for (let start = 0; start < LARGE_BYTES; start += CHUNK_BYTES) {
      const body = file.read(start, Math.min(start + CHUNK_BYTES, LARGE_BYTES))
      await (await fetch(`http://127.0.0.1:${port}`, { method: 'PATCH', body })).arrayBuffer()
    }
  })
  server.kill()
  rmSync(path)
  return seconds
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** The largest memory of a process while `work` runs, in bytes. */
async function peakOf({ process: { pid = 0 } }: ApiProcess, work: () => Promise<unknown>): Promise<number> {
  let peak = memoryBytes(pid)
  const sampler = setInterval(() => {
    peak = Math.max(peak, memoryBytes(pid))
  }, 10)
  await work()
  clearInterval(sampler)
  return peak
}

interface Round {
  seconds: number
  arrivingBytes: number
  readingBytes: number
}

/** Uploads 200 MB to a new process: memory that an earlier file took would hide what this one takes. */
async function uploadLarge(round: number): Promise<Round> {
  const api = await startApi(settings)
  const target = { url: api.url, access }
  // The first upload loads code.
  await untilReady(target, await upload(target, largeFile(`Small ${round}`, MB)))
  const file = largeFile(`Large ${round}`)
  const address = await begin(target, file)
  let seconds = 0
  const send = async (start: number, end: number) => {
    seconds += await secondsOf(() => sendRange(target, file, address, start, end))
  }
  const atFirst = await peakOf(api, () => send(0, WARM_UP_BYTES))
  const arriving = await peakOf(api, () => send(WARM_UP_BYTES, LARGE_BYTES))
  const reading = await peakOf(api, () => untilReady(target, address))
  await api.kill()
  return { seconds, arrivingBytes: arriving - atFirst, readingBytes: reading - arriving }
}

async function measureLarge(): Promise<boolean> {
  const rounds: Round[] = []
  const bareSeconds: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    rounds.push(await uploadLarge(round))
    bareSeconds.push(await sendToBareServer())
  }
  const seconds = median(rounds.map((round) => round.seconds))
  const growth = median(rounds.map((round) => round.arrivingBytes))
  const reading = median(rounds.map((round) => round.readingBytes))
  const share = median(bareSeconds) / seconds
  const speed = Math.round(LARGE_BYTES / MB / seconds)
  console.log(`200 MB arrive at ${speed} MB/s, ratio to a bare server ${share.toFixed(2)} (bound ${MIN_SHARE})`)
  console.log(
    `memory grows by ${Math.round(growth / MB)} MB after the first ${WARM_UP_BYTES / MB} MB (bound ${MAX_GROWTH_BYTES / MB} MB)`,
  )
  console.log(`memory grows by ${Math.round(reading / MB)} MB while the worker reads the file`)
  return growth <= MAX_GROWTH_BYTES && share >= MIN_SHARE
}

async function measureDocuments(): Promise<void> {
  const soffice = await findSoffice({ soffice: process.env.SOFFICE })
  const api = await startApi({ ...settings, SOFFICE: soffice ?? 'off' })
  const target = { url: api.url, access }
  const paths = globSync('build/starter/documents/*/file.{docx,pptx,pdf}', { cwd: join(import.meta.dirname, '..') })
  const files = paths.slice(0, DOCUMENTS).map((path, index): NamedBytes => {
    const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '..', path)))
    return {
      name: `${index}${extname(path)}`,
      sizeBytes: bytes.length,
      read: (start, end) => bytes.subarray(start, end),
    }
  })
  const ids: number[] = []
  const seconds = await secondsOf(async () => {
    const waiting: Promise<number>[] = []
    const queue = [...files]
    const sendAll = async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift())
        waiting.push(untilReady(target, await upload(target, file)))
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, sendAll))
    ids.push(...(await Promise.all(waiting)))
  })
  let previews = 0
  const previewSeconds = await secondsOf(async () => {
    previews = await untilPreviewed(target, ids)
  })
  await api.kill()
  const perMinute = (count: number, duration: number) => Math.round((count / duration) * 60)
  console.log(
    `${files.length} documents are ready in ${seconds.toFixed(1)} s: ${perMinute(files.length, seconds)} a minute`,
  )
  const whole = seconds + previewSeconds
  console.log(
    previews === 0
      ? 'no previews: LibreOffice is not installed'
      : `with ${previews} previews of LibreOffice: ${perMinute(files.length, whole)} a minute, ratio ${(seconds / whole).toFixed(2)}`,
  )
}

const passed = await measureLarge()
await measureDocuments()
rmSync(folder, { recursive: true })
process.exit(passed ? 0 : 1)
