import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const HELLO = 'zINSTREAM\0'

/** A virus scanner that finds one text. @returns the path of its socket */
export async function startFakeClamd(virus: string): Promise<{ socket: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'trp-clamd-'))
  const socket = join(folder, 'clamd')
  const server = createServer((connection) => {
    let bytes = Buffer.alloc(0)
    connection.on('error', () => undefined)
    connection.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const content = contentOf(bytes)
      if (content !== undefined) connection.end(content.includes(virus) ? 'stream: Test-Virus FOUND\0' : 'stream: OK\0')
    })
  })
  server.listen(socket)
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { socket, stop }
}

/** The content of a stream; undefined before its end. */
function contentOf(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  let at = HELLO.length
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
