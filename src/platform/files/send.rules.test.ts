import { once } from 'node:events'
import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readAll } from '#testing/files/read-all.ts'
import { someBytes } from '#testing/files/store.ts'
import type { ByteSource } from './byte-source.ts'
import { sendSource } from './send.ts'

const MB = 1024 ** 2

/** A server in this process with one source, and connections that stay open. What it logs is added to `logged`. */
async function serving(source: ByteSource, logged: string[] = []): Promise<(path: string) => Promise<IncomingMessage>> {
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

const aSource = (open: ByteSource['open']): ByteSource => ({ sizeBytes: 1000, etag: '"a"', lastModified: null, open })

test('a source that ends early breaks the connection off: the client does not wait', async () => {
  const ask = await serving(aSource(async () => Readable.from([someBytes(600)])))
  const { bytes, broken } = await readAll(await ask('/source'))
  expect([bytes.length, broken]).toEqual([600, true])
})

test('a reader who goes away in the middle is no fault, at whatever moment; a source that breaks is one', async () => {
  const logged: string[] = []
  const endless = async function* () {
    for (;;) yield someBytes(MB)
  }
  const large = { ...aSource(async () => Readable.from(endless())), sizeBytes: 1000 * MB }
  const ask = await serving(large, logged)
  const READERS = 20
  for (let reader = 0; reader < READERS; reader++) {
    const answer = await ask('/source')
    if (reader % 2 === 0) await once(answer, 'readable')
    answer.destroy()
  }
  const lines = (text: string) => logged.filter((line) => line.includes(text))
  await expect.poll(() => lines('the reader went away').length).toBe(READERS)
  expect(lines('broke off')).toEqual([])

  const reset = Object.assign(new Error('the store hung up'), { code: 'ECONNRESET' })
  const breaking = async function* () {
    yield someBytes(600)
    throw reset
  }
  const broken = await serving(
    aSource(async () => Readable.from(breaking())),
    logged,
  )
  await readAll(await broken('/source'))
  await expect.poll(() => lines('the store hung up').length).toBe(1)
})

test('a source that fails in the middle does the same', async () => {
  const failing = async function* () {
    yield someBytes(600)
    throw new Error('the disk is broken')
  }
  const ask = await serving(aSource(async () => Readable.from(failing())))
  const { bytes, broken } = await readAll(await ask('/source'))
  expect([bytes.length, broken]).toEqual([600, true])
})

test('a source that gives nothing for now is closed when the reader leaves', async () => {
  const stalled = new Readable({ read: () => undefined })
  stalled.push(someBytes(10))
  const ask = await serving(aSource(async () => stalled))
  const answer = await ask('/source')
  await once(answer, 'readable')
  answer.destroy()
  await expect.poll(() => stalled.destroyed).toBe(true)
})
