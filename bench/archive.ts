import { execFile } from 'node:child_process'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import { archiveSource } from '#platform/files/archive/send.ts'
import { DiskStore } from '#platform/files/disk-store.ts'
import { fileKeyOf } from '#platform/files/file-key.ts'
import { type Contender, memoryBytes, processorSeconds, startNginx, startOurs } from './archive-contenders.ts'

/**
 * 'Download All' of 200 MB: how fast, how soon, with how much memory, and whether its parts fit together; beside
 * nginx with a ready file on the same core. Ends with 1 when a bound is missed.
 */
const MB = 1024 ** 2
const FILES = 40
const FILE_BYTES = 5 * MB
const MAX_GROWTH_BYTES = 30 * MB
const MAX_FIRST_BYTE_MS = 50
const ROUNDS = 7
const SPLITS = 12
const SLOW_READERS = 1000

const run = promisify(execFile)

/** Fetches by curl on the second core. @returns seconds */
async function fetched(url: string, range = '') {
  const options = [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{time_starttransfer} %{time_total}',
    ...(range ? ['-r', range] : []),
  ]
  const { stdout } = await run('taskset', ['-c', '1', 'curl', ...options, url])
  const [first = 0, total = 0] = stdout.split(' ').map(Number)
  return { first, total }
}

interface Measured {
  firstByteMs: number
  megabytesPerSecond: number
  processorMsPerMegabyte: number
  growthBytes: number
  partsPerSecond: number
}

async function measure({ url, pid }: Contender, sizeBytes: number): Promise<Measured> {
  await fetched(url)
  const [before, memoryBefore] = [processorSeconds(pid), memoryBytes(pid)]
  let peak = memoryBefore
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryBytes(pid))
  }, 5)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await fetched(url))
  clearInterval(watch)
  const used = processorSeconds(pid) - before
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return {
    firstByteMs: median(rounds.map((round) => round.first)) * 1000,
    megabytesPerSecond: sizeBytes / MB / median(rounds.map((round) => round.total)),
    processorMsPerMegabyte: (used * 1000) / ((sizeBytes / MB) * ROUNDS),
    growthBytes: peak - memoryBefore,
    partsPerSecond: await partsPerSecond(url),
  }
}

/** Parts of 64 kB, as download managers fetch them, over 32 connections. */
async function partsPerSecond(url: string): Promise<number> {
  const options = ['-t1', '-c32', '-d3s', '-H', 'Range: bytes=12000000-12065535', url]
  const { stdout } = await run('taskset', ['-c', '1', 'wrk', ...options])
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** Downloads that broke off at chance places: the beginning and the rest, joined, by their SHA-256. */
async function splitsFit(url: string, sizeBytes: number, expected: string): Promise<boolean> {
  const { headers } = await fetch(url, { method: 'HEAD' })
  const etag = headers.get('etag') ?? ''
  for (let split = 0; split < SPLITS; split++) {
    const hash = createHash('sha256')
    const at = randomInt(1, sizeBytes - 1)
    for (const range of [`0-${at - 1}`, `${at}-`]) {
      const answer = await fetch(url, { headers: { range: `bytes=${range}`, 'if-range': etag } })
      if (answer.status !== 206 || answer.body === null) return false
      for await (const chunk of answer.body) hash.update(chunk)
    }
    if (hash.digest('hex') !== expected) return false
  }
  return true
}

/** Memory for each of many readers that have taken one byte and then wait. */
async function bytesPerSlowReader({ pid }: Contender, socketPath: string): Promise<number> {
  const before = memoryBytes(pid)
  const sockets: Socket[] = []
  for (let reader = 0; reader < SLOW_READERS; reader++) {
    // Not by TCP: the kernel's own buffers for a thousand such connections can be more than it allows itself.
    const socket = connect(socketPath)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write('GET /archive HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'readable')
  }
  await sleep(500)
  const used = memoryBytes(pid) - before
  for (const socket of sockets) socket.destroy()
  return used / SLOW_READERS
}

async function fillStore(store: DiskStore): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = []
  for (let index = 0; index < FILES; index++) {
    const bytes = randomBytes(FILE_BYTES)
    const sha256 = fileKeyOf(bytes)
    await store.put(sha256, bytes)
    const modified = new Date('2026-01-02T03:04:06Z')
    entries.push({ name: `Handouts/${index}.pdf`, sha256, sizeBytes: bytes.length, crc32: crc32(bytes), modified })
  }
  return entries
}

/** Writes the archive as a file, for nginx. @returns its SHA-256 */
async function writeWhole(store: DiskStore, entries: ArchiveEntry[], path: string): Promise<string> {
  const source = archiveSource(store, entries)
  const hash = createHash('sha256')
  const stream = await source.open({ start: 0, end: source.sizeBytes - 1 })
  stream.on('data', (chunk: Buffer) => void hash.update(chunk))
  await pipeline(stream, createWriteStream(path))
  return hash.digest('hex')
}

async function main(folder: string): Promise<boolean> {
  const store = new DiskStore(join(folder, 'files'))
  await store.prepare()
  const entries = await fillStore(store)
  const whole = await writeWhole(store, entries, join(folder, 'whole.zip'))
  const { sizeBytes } = archiveSource(store, entries)

  const nginx = await startNginx(join(folder, 'nginx'), join(folder, 'whole.zip'))
  const theirs = await measure(nginx, sizeBytes)
  await nginx.stop()
  const server = await startOurs(join(folder, 'files'), entries)
  const ours = await measure(server, sizeBytes)
  const fit = await splitsFit(server.url, sizeBytes, whole)
  const slow = await bytesPerSlowReader(server, join(folder, 'files', 'socket'))
  await server.stop()

  const row = (name: string, read: (measured: Measured) => number, bound = '') =>
    console.log(
      name.padEnd(34) +
        [read(ours), read(theirs)].map((value) => value.toFixed(2).padStart(12)).join('') +
        (read(ours) / read(theirs)).toFixed(2).padStart(9) +
        `  ${bound}`,
    )
  console.log(`An archive of ${FILES} files, ${(sizeBytes / MB).toFixed(0)} MiB, one core\n`)
  console.log(`${''.padEnd(34)}${'ours'.padStart(12)}${'nginx file'.padStart(12)}${'ratio'.padStart(9)}`)
  row('first byte, ms', (each) => each.firstByteMs, `bound ${MAX_FIRST_BYTE_MS}`)
  row('MiB a second, one reader', (each) => each.megabytesPerSecond)
  row('processor ms a MiB', (each) => each.processorMsPerMegabyte)
  row('parts of 64 KiB a second', (each) => each.partsPerSecond)
  row('memory growth while sending, MiB', (each) => each.growthBytes / MB, `bound ${MAX_GROWTH_BYTES / MB}`)
  console.log(`\nmemory a slow reader, ${SLOW_READERS} at once: ${(slow / 1024).toFixed(0)} KiB`)
  console.log(`${SPLITS} downloads broken off at chance and resumed: ${fit ? 'identical' : 'DIFFERENT'}`)
  return fit && ours.firstByteMs < MAX_FIRST_BYTE_MS && ours.growthBytes < MAX_GROWTH_BYTES
}

const folder = await mkdtemp(join(tmpdir(), 'trp-bench-archive-'))
try {
  process.exitCode = (await main(folder)) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
