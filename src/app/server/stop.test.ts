import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startApi } from '#testing/api-process.ts'

/** It takes four seconds; a busy machine may need longer, but not the twenty that downloads get. */
const STOP_MS = 15_000

/** A mail server that accepts connections and never says anything. */
async function startSilentMailServer(): Promise<{ url: string; connected: Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.int() }).parse(server.address() satisfies AddressInfo | string | null)
  return { url: `smtp://127.0.0.1:${port}`, connected: once(server, 'connection') }
}

test('a process ends in time with a request that never arrives whole and a mail server that does not answer', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-stop-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }))
  const mail = await startSilentMailServer()
  const api = await startApi({ DATA_DIR: dataDir, SMTP_URL: mail.url, STARTER_CONTENT: 'off', LOG_LEVEL: 'silent' })
  onTestFinished(() => api.kill())
  const json = { 'content-type': 'application/json' }
  const subscribed = await fetch(`${api.url}/api/subscription/subscribe/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'asha@example.org' }),
  })
  expect(subscribed.status).toBe(200)
  await mail.connected
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write(
    'POST /api/subscription/subscribe/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  // The server has read its beginning.
  await fetch(`${api.url}/healthz`)

  const stopped = once(api.process, 'exit')
  const start = performance.now()
  api.process.kill('SIGTERM')
  expect(await stopped).toEqual([0, null])
  expect(performance.now() - start).toBeLessThan(STOP_MS)
})
