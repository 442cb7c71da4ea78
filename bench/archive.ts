import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { archiveSource } from '#platform/files/archive/send.ts'
import { DiskStore } from '#platform/files/disk-store.ts'
import { fileKeyOf } from '#platform/files/file-key.ts'
import { peakMbOf, quantile, run, startNginx } from './support/machine.ts'

/**
 * Measures 'Download All' of 200 MB against nginx with a finished file on the same core: speed, time to the first byte, and
 * memory. Exits with 1 when a bound is missed.
 */
const MB = 1024 ** 2
const FILES = 40
const FILE_BYTES = 5 * MB
const ROUNDS = 7
const BOUNDS = { growthMb: 30, firstByteMs: 50 }

/** Downloads with curl on the second core. @returns medians */
async function measure(url: string): Promise<{ firstByteMs: number; mbPerSecond: number }> {
  const [firsts, totals]: [number[], number[]] = [[], []]
  const curl = ['-s', '-o', '/dev/null', '-w', '%{time_starttransfer} %{time_total}', url]
  for (let round = 0; round < ROUNDS; round++) {
    const { stdout } = await run('taskset', ['-c', '1', 'curl', ...curl])
    const [first = 0, total = 0] = stdout.split(' ').map(Number)
    firsts.push(first * 1000)
    totals.push(total)
  }
  return { firstByteMs: quantile(firsts, 0.5), mbPerSecond: (FILES * FILE_BYTES) / MB / quantile(totals, 0.5) }
}

const folder = await mkdtemp(join(tmpdir(), 'trp-bench-archive-'))
const store = new DiskStore(folder)
await store.prepare()
const entries = []
for (let index = 0; index < FILES; index++) {
  const bytes = randomBytes(FILE_BYTES)
  const file = { sha256: fileKeyOf(bytes), sizeBytes: bytes.length, crc32: crc32(bytes) }
  await store.put(file.sha256, bytes)
  entries.push({ name: `Handouts/${index}.pdf`, modified: new Date('2026-01-02T03:04:06Z'), ...file })
}
const source = archiveSource(store, entries)
const archive = await buffer(await source.open({ start: 0, end: source.sizeBytes - 1 }))

const nginx = await startNginx(archive)
const theirs = await measure(nginx.url)
await nginx.stop()

const script = join(import.meta.dirname, '../testing/files/archive-server.ts')
const command = ['-c', '0', process.execPath, script, folder, JSON.stringify(entries)]
const server = spawn('taskset', command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
const [{ port }] = await once(server, 'message')
const url = `http://127.0.0.1:${port}/archive`
await measure(url)
const before = await peakMbOf(server.pid, async () => {})
let ours = { firstByteMs: 0, mbPerSecond: 0 }
const peak = await peakMbOf(server.pid, async () => {
  ours = await measure(url)
})
server.kill()
await rm(folder, { recursive: true })

console.log(
  `first byte: ours ${ours.firstByteMs.toFixed(1)} ms (bound ${BOUNDS.firstByteMs}), nginx ${theirs.firstByteMs.toFixed(1)} ms`,
)
console.log(`speed: ours ${Math.round(ours.mbPerSecond)} MB/s, nginx ${Math.round(theirs.mbPerSecond)} MB/s`)
console.log(`memory grows by ${Math.round(peak - before)} MB while sending (bound ${BOUNDS.growthMb})`)
process.exit(ours.firstByteMs < BOUNDS.firstByteMs && peak - before < BOUNDS.growthMb ? 0 : 1)
