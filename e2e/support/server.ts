import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.ts'

const ROOT = join(import.meta.dirname, '../..')
/** A start builds the site when its sources have changed, and makes the documents of the starter content behind it. */
const START_MS = 900_000

export interface RunningSite {
  url: string
  dataDir: string
  process: ChildProcess
  stop(): Promise<void>
}

/**
 * Starts the built site as its own process, in an empty data folder that is deleted when it stops.
 * @param isLoaded whether to wait for the starter content
 */
export async function startSite(settings: Record<string, string> = {}, { isLoaded = true } = {}): Promise<RunningSite> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'trp-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      SOFFICE: 'off',
      ...settings,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // Stops the site when a benchmark or a test throws.
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  await untilReady(url, child)
  if (isLoaded && settings.STARTER_CONTENT !== 'off') await untilLoaded(dataDir, child)
  return {
    url,
    dataDir,
    process: child,
    stop: async () => {
      await stopped(child)
      if (settings.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The site ended with code ${child.exitCode} while starting.`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The site was not ready in time.')
}

/** Waits until the starter content is loaded. */
async function untilLoaded(dataDir: string, child: ChildProcess): Promise<void> {
  const { db, close } = openDatabase({ dataDir, databaseUrl: undefined })
  try {
    const end = Date.now() + START_MS
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`The site ended with code ${child.exitCode} while loading.`)
      const rows = await db.selectFrom('starter_package').select(['name', 'loaded_at', 'error']).execute()
      const failed = rows.find(({ error }) => error !== null)
      if (failed) throw new Error(`${failed.name}: ${failed.error}`)
      if (rows.length > 0 && rows.every((row) => row.loaded_at !== null)) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('The starter content was not loaded in time.')
  } finally {
    await close()
  }
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
