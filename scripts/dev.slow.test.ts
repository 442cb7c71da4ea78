import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

const TIMEOUT_MS = 180_000

/** Starts the development server on a free port with an empty data folder. */
function startDev() {
  const dataDir = mkdtempSync(join(tmpdir(), 'trp-dev-'))
  const dev = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise((resolve) => dev.once('exit', resolve))
  onTestFinished(async () => {
    dev.kill()
    await exited
    // The server process may still be closing its files.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  })
  const lines = createInterface({ input: dev.stdout })[Symbol.asyncIterator]()
  /** Waits until the server listens and returns its URL. */
  return async function nextUrl(): Promise<string> {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('The development server has ended.')
      const url = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(value)?.[1]
      if (url !== undefined) return url
    }
  }
}

test(
  'a developer sees two sample modules, and the server restarts after a save',
  async () => {
    const nextUrl = startDev()
    const url = await nextUrl()
    const html = async () => (await fetch(`${url}/training`)).text()
    await expect.poll(html, { timeout: TIMEOUT_MS, interval: 1000 }).toContain('Male condoms')
    expect(await html()).toContain('Benefits of family planning')
    expect(await html()).not.toContain('Vasectomy')

    const now = new Date()
    utimesSync(join(import.meta.dirname, '../src/core/endpoint.ts'), now, now)
    expect((await fetch(`${await nextUrl()}/healthz`)).status).toBe(200)
  },
  TIMEOUT_MS,
)
