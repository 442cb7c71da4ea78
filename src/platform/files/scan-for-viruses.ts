import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { chunksOf } from './checksums.ts'

/** Time without an answer or progress after which the scanner counts as unreachable, in ms. */
const IDLE_MS = 60_000
/** An answer is one short line. */
const MAX_ANSWER = 1000

/** The scanner does not answer, or could not scan. Another attempt may help. */
export class ScannerError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ScannerError'
  }
}

/**
 * Sends a file to ClamAV (`INSTREAM` of clamd).
 * @param address path of a socket, or `host:port`
 * @returns the name of the virus; undefined when it finds none
 * @throws {ScannerError}
 */
export async function scanForViruses(address: string, path: string): Promise<string | undefined> {
  const answer = await ask(address, (socket) => send(socket, path)).catch((error: unknown) => {
    throw new ScannerError('the virus scanner does not answer', error)
  })
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (found !== undefined) return found
  if (answer !== 'stream: OK') throw new ScannerError(`the virus scanner answers: ${answer.slice(0, MAX_ANSWER)}`)
  return undefined
}

/** @throws when clamd does not answer */
export async function pingScanner(address: string): Promise<void> {
  const answer = await ask(address, (socket) => write(socket, Buffer.from('zPING\0')))
  if (answer !== 'PONG') throw new ScannerError(`it answers: ${answer.slice(0, MAX_ANSWER)}`)
}

async function ask(address: string, request: (socket: Socket) => Promise<void>): Promise<string> {
  const socket = connectTo(address)
  try {
    await once(socket, 'connect')
    socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('no answer in time')))
    const answer = text(socket)
    // A scanner that has read enough answers and closes the connection while we write.
    const sent = request(socket).catch((error: unknown) => error)
    const line = (await answer).replace(/\0.*$/s, '').trim()
    if (line === '') throw await sent
    return line
  } finally {
    socket.destroy()
  }
}

function connectTo(address: string): Socket {
  if (address.startsWith('/')) return connect(address)
  const [host, port] = address.split(':')
  return connect(Number(port), host)
}

async function send(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const chunk of chunksOf(path)) {
    await write(socket, lengthOf(chunk.length))
    await write(socket, chunk)
  }
  await write(socket, lengthOf(0))
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** Resolves when the bytes were written, because the buffer of the file is used again. */
function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}
