import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { REQUEST_HOOKS, ROUTES } from '#app/features.ts'
import { startBackground } from '#app/server/background.ts'
import { buildApp } from '#app/server/build-app.ts'
import { Drain } from '#app/server/drain.ts'
import { listenAt } from '#app/server/listen-at.ts'
import { loggerOf } from '#app/server/logging.ts'
import { openContext } from '#app/server/open-context.ts'
import { stopOnSignal } from '#app/server/stop-on-signal.ts'
import { readConfig } from '#platform/config/config.ts'

export interface ApiProcess {
  url: string
  process: ChildProcess
  /** Ends it at once, as a power cut does, and resolves when it is gone. */
  kill(): Promise<void>
}

/**
 * Starts the API, its mail and its jobs, but no pages, as a process of its own, at a free port. It also ends when ours
 * does, however that happens. @throws {Error} when it does not start
 */
export async function startApi(settings: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url === undefined) continue
    child.stdout.resume()
    return { url, process: child, kill }
  }
  await ended
  throw new Error(`The API ended with code ${child.exitCode} while starting.`)
}

async function serveApi(): Promise<void> {
  process.stdin.on('end', () => process.exit()).resume()
  const config = readConfig(process.env)
  const ground = await openContext(config)
  const drain = new Drain()
  const logger = loggerOf(config)
  const app = await buildApp({
    ground,
    routes: ROUTES,
    watchers: REQUEST_HOOKS,
    pages: async () => undefined,
    logger,
    drain,
  })
  stopOnSignal(app, drain)
  const url = await app.listen(listenAt(config, process.env))
  startBackground(ground, app.log)
  process.stdout.write(`ready ${url}\n`)
}

if (import.meta.main) await serveApi()
