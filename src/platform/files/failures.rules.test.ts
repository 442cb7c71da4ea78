import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readAll } from '#testing/files/read-all.ts'
import { createDiskStore, createTempFolder, randomBytes, storeForArchive } from '#testing/files/store.ts'
import type { ArchiveEntry } from './archive/layout.ts'
import { archiveSource } from './archive/send.ts'
import { DiskStore } from './disk-store.ts'
import { fileKeyOf } from './file-key.ts'

const MB = 1024 ** 2
/** Longer than a busy machine needs to start two servers and send the files. */
const SERVERS_MS = 60_000

interface Site {
  process: ChildProcess
  port: number
  socketPath: string
  state(): Promise<{ rssBytes: number; openFiles: number }>
}

async function startServer(folder: string, entries: ArchiveEntry[]): Promise<Site> {
  const socketPath = join(folder, `${randomUUID()}.socket`)
  const server = fork(
    new URL('../../../testing/files/archive-server.ts', import.meta.url),
    [folder, JSON.stringify(entries), socketPath],
    {
      execArgv: [],
      env: { ...process.env, TZ: 'Africa/Nairobi' },
    },
  )
  onTestFinished(() => void server.kill('SIGKILL'))
  const [{ port }] = await once(server, 'message')
  const state = async () => {
    server.send('state')
    const [response] = await once(server, 'message')
    return response
  }
  return { process: server, port, socketPath, state }
}

async function createSite(sizes: number[]) {
  const folder = await createTempFolder()
  const store = await createDiskStore(folder)
  const entries: ArchiveEntry[] = []
  for (const [index, size] of sizes.entries()) {
    entries.push(await storeForArchive(store, `Folder/file ${index}.pdf`, randomBytes(size, index + 1)))
  }
  return { folder, store, entries, server: await startServer(folder, entries) }
}

async function get(port: number, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [response] = await once(
    httpGet({ port, host: '127.0.0.1', path: '/archive', headers, agent: false }),
    'response',
  )
  return response
}

async function eventually(condition: () => Promise<boolean>): Promise<boolean> {
  for (let waited = 0; waited < 5000; waited += 50) {
    if (await condition()) return true
    await sleep(50)
  }
  return false
}

describe('a download of an archive', { timeout: SERVERS_MS }, () => {
  test('that breaks off because the server is killed resumes at another server with identical bytes', async () => {
    const { folder, entries, server } = await createSite([5 * MB, 300_000, 7 * MB])
    const expected = await buffer(await wholeOf(folder, entries))
    const first = await get(server.port)
    expect(first.headers['content-length']).toBe(String(expected.length))
    const got: Buffer[] = []
    let length = 0
    for await (const chunk of first) {
      got.push(chunk)
      length += chunk.length
      if (length > 5.1 * MB) break
    }
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')

    const other = await startServer(folder, entries)
    const received = Buffer.concat(got)
    const headers = { range: `bytes=${received.length}-`, 'if-range': String(first.headers.etag) }
    const rest = await get(other.port, headers)
    expect(rest.statusCode).toBe(206)
    expect(fileKeyOf(Buffer.concat([received, await buffer(rest)]))).toBe(fileKeyOf(expected))
  })

  test('restarts when the archive has other files than before', async () => {
    const { folder, entries, server } = await createSite([1000, 2000])
    const { etag } = (await get(server.port)).headers
    const other = await startServer(folder, entries.slice(1))
    const rest = await get(other.port, { range: 'bytes=500-', 'if-range': String(etag) })
    expect(rest.statusCode).toBe(200)
    expect((await readAll(rest)).bytes.length).toBe(Number(rest.headers['content-length']))
  })

  test('breaks off at a missing file, and resumes when the file is back', async () => {
    const { store, entries, server } = await createSite([2 * MB, 500_000, MB])
    const missing = entries[1]
    if (missing === undefined) throw new Error('no entry')
    await store.remove(missing.sha256)
    const first = await get(server.port)
    const { bytes, broken } = await readAll(first)
    expect(first.statusCode).toBe(200)
    expect(broken).toBe(true)
    expect(bytes.length).toBeGreaterThan(2 * MB)
    await store.put(missing.sha256, randomBytes(500_000, 2))
    const rest = await get(server.port, { range: `bytes=${bytes.length}-`, 'if-range': String(first.headers.etag) })
    const all = Buffer.concat([bytes, (await readAll(rest)).bytes])
    expect(all.length).toBe(Number(first.headers['content-length']))
    expect((await server.state()).openFiles).toBe(0)
  })

  test('is refused with a plain sentence when the first file is missing', async () => {
    const { store, entries, server } = await createSite([1000])
    await store.remove(entries[0]?.sha256 ?? '')
    expect((await get(server.port)).statusCode).toBe(410)
  })

  test('closes the open file when the client disconnects', async () => {
    const { server } = await createSite([30 * MB, 30 * MB])
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(server.port)))
    for (const response of answers) await once(response, 'readable')
    expect((await server.state()).openFiles).toBe(20)
    for (const response of answers) response.destroy()
    expect(await eventually(async () => (await server.state()).openFiles === 0)).toBe(true)
    expect((await get(server.port, { range: 'bytes=0-9' })).statusCode).toBe(206)
  })

  test('leaves no file open when the client disconnects immediately', async () => {
    const { server } = await createSite([3 * MB])
    for (let i = 0; i < 50; i++) {
      const socket = connect(server.port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write('GET /archive HTTP/1.1\r\nHost: x\r\n\r\n')
      await sleep(i % 3)
      socket.destroy()
    }
    expect(await eventually(async () => (await server.state()).openFiles === 0)).toBe(true)
  })

  test('leaves no file open after a HEAD request', async () => {
    const { server } = await createSite([3 * MB])
    const url = `http://127.0.0.1:${server.port}/archive`
    for (let i = 0; i < 10; i++) expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    expect(await eventually(async () => (await server.state()).openFiles === 0)).toBe(true)
  })

  test('never mixes the bytes of concurrent fast and slow clients', async () => {
    const { folder, entries, server } = await createSite([3 * MB, 4 * MB, 5 * MB])
    const expected = fileKeyOf(await buffer(await wholeOf(folder, entries)))
    const download = async (reader: number) => {
      const chunks: Buffer[] = []
      for await (const chunk of await get(server.port)) {
        chunks.push(chunk)
        if (reader % 2 === 0 && chunks.length % 40 === 0) await sleep(reader)
      }
      return fileKeyOf(Buffer.concat(chunks))
    }
    const all = await Promise.all(Array.from({ length: 16 }, (_, reader) => download(reader)))
    expect(new Set(all)).toEqual(new Set([expected]))
  })
})

test('1,000 slow connections take little memory and do not block others', { timeout: SERVERS_MS }, async () => {
  const { server } = await createSite([40 * MB, 40 * MB])
  await readAll(await get(server.port))
  const before = await server.state()
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let i = 0; i < 1000; i++) {
    // Not by TCP: the kernel's own buffers for a thousand such connections can be more than it allows itself.
    const socket = connect(server.socketPath)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write('GET /archive HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'readable')
    socket.read(1)
  }
  await sleep(500)
  const during = await server.state()
  expect(during.openFiles).toBe(1000)
  const perReaderBytes = (during.rssBytes - before.rssBytes) / 1000
  expect(perReaderBytes).toBeLessThan(320 * 1024)
  const { bytes, broken } = await readAll(await get(server.port, { range: 'bytes=0-999999' }))
  expect([bytes.length, broken]).toEqual([1_000_000, false])
  expect((await server.state()).openFiles, 'before the slow ones are through').toBe(1000)
  for (const socket of sockets) socket.destroy()
  expect(await eventually(async () => (await server.state()).openFiles === 0)).toBe(true)
})

test.runIf(process.getuid?.() === 0 && process.platform === 'linux')('a disk that is really full', async ({ skip }) => {
  const folder = await createTempFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    skip('this container may not mount')
  }
  try {
    const store = await createDiskStore(folder)
    const large = randomBytes(2 * MB)
    await expect(store.put(fileKeyOf(large), large)).rejects.toMatchObject({ status: 507 })
    const small = randomBytes(1000)
    await store.put(fileKeyOf(small), small)
    expect(await buffer(await store.open(fileKeyOf(small)))).toEqual(small)
  } finally {
    execFileSync('umount', ['-l', folder])
  }
})

async function wholeOf(folder: string, entries: ArchiveEntry[]) {
  const source = archiveSource(new DiskStore(folder), entries)
  return source.open({ start: 0, end: source.sizeBytes - 1 })
}
