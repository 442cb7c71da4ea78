import { once } from 'node:events'
import { existsSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildImage, canRunWithoutDocker, start } from './image-without-docker.ts'

const TIMEOUT_MS = 180_000

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.int() }).parse(server.address())
  server.close()
  return String(port)
}

test.runIf(canRunWithoutDocker())(
  'the image has no development packages, serves pages as an unprivileged user, and stops on SIGTERM',
  async () => {
    const image = buildImage(join(import.meta.dirname, 'Dockerfile'))
    const remove = () => rmSync(image.root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    onTestFinished(remove, TIMEOUT_MS)
    expect(existsSync(join(image.root, image.folder, 'node_modules/fastify'))).toBe(true)
    expect(existsSync(join(image.root, image.folder, 'node_modules/vitest'))).toBe(false)
    expect(existsSync(join(image.root, image.folder, 'e2e'))).toBe(false)

    const port = await freePort()
    const settings = { PORT: port, STARTER_CONTENT: 'sample', LOG_LEVEL: 'warn' }
    const site = start(image, image.command, settings)
    onTestFinished(() => void site.kill('SIGKILL'))
    const exited = once(site, 'exit')
    const isUp = async () => site.exitCode !== null || (await page())?.status === 200
    const page = () => fetch(`http://127.0.0.1:${port}/training`).catch(() => undefined)
    await expect.poll(isUp, { timeout: TIMEOUT_MS, interval: 200 }).toBe(true)
    expect(await (await page())?.text()).toContain('Benefits of family planning')
    expect(await once(start(image, image.healthcheck, settings), 'exit')).toEqual([0, null])
    expect(await once(start(image, image.healthcheck, { PORT: '1' }), 'exit')).toEqual([1, null])
    const database = new Database(join(image.root, 'data/database.sqlite'), { readonly: true })
    onTestFinished(() => void database.close())
    const firstPageCount = database.prepare('select count(*) from first_page where picture_sha256 is not null').pluck()
    await expect.poll(() => firstPageCount.get(), { timeout: TIMEOUT_MS }).toBeGreaterThan(0)
    expect(statSync(join(image.root, 'data/database.sqlite')).uid).toBe(10001)

    site.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  },
  TIMEOUT_MS,
)
