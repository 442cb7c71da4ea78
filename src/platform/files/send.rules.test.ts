import { once } from 'node:events'
import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readAll } from '#testing/files/read-all.ts'
import { randomBytes } from '#testing/files/store.ts'
import type { ByteSource } from './byte-source.ts'
import { sendSource } from './send.ts'

const MB = 1024 ** 2

/** Starts a server in this process that sends one source, with keep-alive. Its log lines are added to `logged`. */
async function serve(source: ByteSource, logged: string[] = []): Promise<(path: string) => Promise<IncomingMessage>> {
  const app = Fastify({ logger: { level: 'debug', stream: { write: (line: string) => void logged.push(line) } } })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(async () => {
    agent.destroy()
    await app.close()
  })
  const sending = { mediaType: 'application/pdf', disposition: 'attachment', name: 'a.pdf' } as const
  app.get('/source', (request, reply) => sendSource(request, reply, source, sending))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return async (path) => (await once(httpGet(`${address}${path}`, { agent }), 'response'))[0]
}

const createSource = (open: ByteSource['open']): ByteSource => ({
  sizeBytes: 1000,
  etag: '"a"',
  lastModified: null,
  open,
})

test('the connection closes when the source ends early, so the client does not wait', async () => {
  const request = await serve(createSource(async () => Readable.from([randomBytes(600)])))
  const { bytes, broken } = await readAll(await request('/source'))
  expect([bytes.length, broken]).toEqual([600, true])
})

test('a client that disconnects is not logged as an error; a source that fails is', async () => {
  const logged: string[] = []
  const endless = async function* () {
    for (;;) yield randomBytes(MB)
  }
  const large = { ...createSource(async () => Readable.from(endless())), sizeBytes: 1000 * MB }
  const request = await serve(large, logged)
  const READERS = 20
  for (let reader = 0; reader < READERS; reader++) {
    const response = await request('/source')
    if (reader % 2 === 0) await once(response, 'readable')
    response.destroy()
  }
  const lines = (text: string) => logged.filter((line) => line.includes(text))
  await expect.poll(() => lines('the client disconnected').length).toBe(READERS)
  expect(lines('broke off')).toEqual([])

  const reset = Object.assign(new Error('the store hung up'), { code: 'ECONNRESET' })
  const breaking = async function* () {
    yield randomBytes(600)
    throw reset
  }
  const broken = await serve(
    createSource(async () => Readable.from(breaking())),
    logged,
  )
  await readAll(await broken('/source'))
  await expect.poll(() => lines('the store hung up').length).toBe(1)
})

test('the connection closes when the source fails in the middle', async () => {
  const failing = async function* () {
    yield randomBytes(600)
    throw new Error('the disk is broken')
  }
  const request = await serve(createSource(async () => Readable.from(failing())))
  const { bytes, broken } = await readAll(await request('/source'))
  expect([bytes.length, broken]).toEqual([600, true])
})

test('a source that stalls is closed when the client disconnects', async () => {
  const stalled = new Readable({ read: () => undefined })
  stalled.push(randomBytes(10))
  const request = await serve(createSource(async () => stalled))
  const response = await request('/source')
  await once(response, 'readable')
  response.destroy()
  await expect.poll(() => stalled.destroyed).toBe(true)
})
