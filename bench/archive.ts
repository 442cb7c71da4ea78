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
import { cpuSeconds, type MeasuredServer, memoryBytes, startNginx, startOurs } from './archive/servers.ts'

/**
 * Measures 'Download All' of 200 MB against nginx with a finished file on the same core: throughput, time to first byte,
 * memory, and whether resumed downloads are identical. Exits with 1 when a bound is missed.
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

/** Downloads with curl on the second core. @returns times in seconds */
async function download(url: string, range = '') {
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

interface Measurement {
  firstByteMs: number
  megabytesPerSecond: number
  cpuMsPerMegabyte: number
  growthBytes: number
  partsPerSecond: number
}

async function measure({ url, pid }: MeasuredServer, sizeBytes: number): Promise<Measurement> {
  await download(url)
  const [before, memoryBefore] = [cpuSeconds(pid), memoryBytes(pid)]
  let peak = memoryBefore
  const sampler = setInterval(() => {
    peak = Math.max(peak, memoryBytes(pid))
  }, 5)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await download(url))
  clearInterval(sampler)
  const used = cpuSeconds(pid) - before
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return {
    firstByteMs: median(rounds.map((round) => round.first)) * 1000,
    megabytesPerSecond: sizeBytes / MB / median(rounds.map((round) => round.total)),
    cpuMsPerMegabyte: (used * 1000) / ((sizeBytes / MB) * ROUNDS),
    growthBytes: peak - memoryBefore,
    partsPerSecond: await partsPerSecond(url),
  }
}

/** Range requests of 64 KiB, as download managers send them, over 32 connections. */
async function partsPerSecond(url: string): Promise<number> {
  const options = ['-t1', '-c32', '-d3s', '-H', 'Range: bytes=12000000-12065535', url]
  const { stdout } = await run('taskset', ['-c', '1', 'wrk', ...options])
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** Interrupts and resumes downloads at random offsets. @returns whether all have the expected SHA-256 */
async function resumesCorrectly(url: string, sizeBytes: number, expected: string): Promise<boolean> {
  const { headers } = await fetch(url, { method: 'HEAD' })
  const etag = headers.get('etag') ?? ''
  for (let split = 0; split < SPLITS; split++) {
    const hash = createHash('sha256')
    const offset = randomInt(1, sizeBytes - 1)
    for (const range of [`0-${offset - 1}`, `${offset}-`]) {
      const response = await fetch(url, { headers: { range: `bytes=${range}`, 'if-range': etag } })
      if (response.status !== 206 || response.body === null) return false
      for await (const chunk of response.body) hash.update(chunk)
    }
    if (hash.digest('hex') !== expected) return false
  }
  return true
}

/** Memory per reader that reads the first bytes and then pauses, in bytes. */
async function bytesPerSlowReader({ pid }: MeasuredServer, socketPath: string): Promise<number> {
  const before = memoryBytes(pid)
  const sockets: Socket[] = []
  for (let reader = 0; reader < SLOW_READERS; reader++) {
    // A Unix socket: the TCP buffers of a thousand such connections can exceed the kernel's limit.
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
async function writeArchive(store: DiskStore, entries: ArchiveEntry[], path: string): Promise<string> {
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
  const sha256 = await writeArchive(store, entries, join(folder, 'archive.zip'))
  const { sizeBytes } = archiveSource(store, entries)

  const nginx = await startNginx(join(folder, 'nginx'), join(folder, 'archive.zip'))
  const theirs = await measure(nginx, sizeBytes)
  await nginx.stop()
  const server = await startOurs(join(folder, 'files'), entries)
  const ours = await measure(server, sizeBytes)
  const isIdentical = await resumesCorrectly(server.url, sizeBytes, sha256)
  const slow = await bytesPerSlowReader(server, join(folder, 'files', 'socket'))
  await server.stop()

  const row = (name: string, read: (measurement: Measurement) => number, bound = '') =>
    console.log(
      name.padEnd(34) +
        [read(ours), read(theirs)].map((value) => value.toFixed(2).padStart(12)).join('') +
        (read(ours) / read(theirs)).toFixed(2).padStart(9) +
        `  ${bound}`,
    )
  console.log(`An archive of ${FILES} files, ${(sizeBytes / MB).toFixed(0)} MiB, one core\n`)
  console.log(`${''.padEnd(34)}${'ours'.padStart(12)}${'nginx file'.padStart(12)}${'ratio'.padStart(9)}`)
  row('first byte, ms', (each) => each.firstByteMs, `bound ${MAX_FIRST_BYTE_MS}`)
  row('MiB per second, one reader', (each) => each.megabytesPerSecond)
  row('CPU ms per MiB', (each) => each.cpuMsPerMegabyte)
  row('ranges of 64 KiB per second', (each) => each.partsPerSecond)
  row('memory growth while sending, MiB', (each) => each.growthBytes / MB, `bound ${MAX_GROWTH_BYTES / MB}`)
  console.log(`\nmemory per slow reader, ${SLOW_READERS} at once: ${(slow / 1024).toFixed(0)} KiB`)
  console.log(`${SPLITS} downloads interrupted at random and resumed: ${isIdentical ? 'identical' : 'DIFFERENT'}`)
  return isIdentical && ours.firstByteMs < MAX_FIRST_BYTE_MS && ours.growthBytes < MAX_GROWTH_BYTES
}

const folder = await mkdtemp(join(tmpdir(), 'trp-bench-archive-'))
try {
  process.exitCode = (await main(folder)) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
