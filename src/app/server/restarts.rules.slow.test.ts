import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#platform/config/config.ts'
import { createModule, createPdf } from '#testing/builders.ts'
import { addTestFile } from '#testing/files/ingest.ts'
import { randomBytes } from '#testing/files/store.ts'
import { closeContext, openContext } from './open-context.ts'

const RESTARTS = 10
const READERS = 25
const DOWNLOADS = 5
/** More than the buffers of a connection whose client reads nothing. */
const FILE_BYTES = 8 * 1024 ** 2
const TIMEOUT_MS = 300_000

/**
 * Owns the socket like systemd, and starts and stops the process at each line of input. File descriptor 3 is the socket; 4 ends
 * with the test, and the process with it.
 */
const SOCKET_OWNER = 'while read -r _; do "$@" <&4 & read -r _; kill -TERM $!; wait $!; echo "stopped $?"; done'

async function createSiteWithArchive() {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-restarts-'))
  // The last process may be writing.
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }))
  const context = await openContext({ ...readConfig({ STARTER_CONTENT: 'off' }), dataDir })
  const { id: fileId } = await addTestFile(context.database.db, context.store, {
    name: 'large.pdf',
    bytes: largePdf(),
    pages: 1,
  })
  const { slug } = await createModule(context, {
    files: [{ section: 'handouts', title: 'Large', details: '', target: { fileId } }],
  })
  await closeContext(context)
  return { dataDir, archive: `/api/training/module/${slug}/download-all-files/` }
}

function largePdf(): Uint8Array {
  return Buffer.concat([createPdf('Large'), Buffer.from('%'), randomBytes(FILE_BYTES)])
}

async function openOwnedSocket(
  dataDir: string,
): Promise<{ port: number; owner: ChildProcess; next(): Promise<string> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.int() }).parse(server.address() satisfies AddressInfo | string | null)
  const { fd } = z.object({ fd: z.int() }).parse(Reflect.get(server, '_handle'))
  const program = [process.execPath, join(import.meta.dirname, '../../../testing/api-process.ts')]
  const owner = spawn('bash', ['-c', SOCKET_OWNER, 'bash', ...program], {
    stdio: ['pipe', 'pipe', 'inherit', fd, 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', LISTEN_FDS: '1', LOG_LEVEL: 'silent', DATA_DIR: dataDir },
  })
  onTestFinished(() => void owner.kill())
  server.close()
  const { stdout } = owner
  if (stdout === null) throw new Error('The owner has no output')
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
  return { port, owner, next: async () => String((await lines.next()).value) }
}

test(
  `${RESTARTS} restarts under load fail no request and interrupt no download`,
  async () => {
    const { dataDir, archive } = await createSiteWithArchive()
    const { port, owner, next } = await openOwnedSocket(dataDir)
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const ask = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent }, resolve).on('error', reject)
      })
    let isFinished = false
    let succeeded = 0
    const failures: string[] = []
    const read = async (reader: number) => {
      for (let attempt = 0; !isFinished; attempt++) {
        const response = await ask(`/api/training/module/?reader=${reader}&attempt=${attempt}`)
        await buffer(response)
        if (response.statusCode === 200) succeeded += 1
        else failures.push(`status ${response.statusCode}`)
      }
    }
    const command = () => owner.stdin?.write('\n')

    command()
    expect(await next()).toContain('ready')
    const readers = Array.from({ length: READERS }, (_, reader) =>
      read(reader).catch((error: unknown) => failures.push(String(error))),
    )
    for (let restart = 0; restart < RESTARTS; restart++) {
      const downloads = await Promise.all(Array.from({ length: DOWNLOADS }, () => ask(archive)))
      const before = succeeded
      command()
      const sizes = await Promise.all(downloads.map(async (download) => (await buffer(download)).length))
      for (const size of sizes) expect(size).toBeGreaterThan(FILE_BYTES)
      expect(await next()).toBe('stopped 0')
      command()
      expect(await next()).toContain('ready')
      await expect.poll(() => succeeded, { timeout: TIMEOUT_MS }).toBeGreaterThan(before + READERS)
    }
    isFinished = true
    await Promise.all(readers)
    expect(failures).toEqual([])
  },
  TIMEOUT_MS,
)
