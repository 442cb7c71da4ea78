import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { REQUEST_HOOKS, ROUTES } from '#app/features.ts'
import { startBackground } from '#app/server/background.ts'
import { buildApp } from '#app/server/build-app.ts'
import { Drain } from '#app/server/drain.ts'
import { loggerOptions } from '#app/server/logging.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { listenAt, stopOnSignal } from '#app/server/process.ts'
import { readConfig } from '#platform/config/config.ts'

export interface ApiProcess {
  url: string
  process: ChildProcess
  /** Kills it, like a power cut. @returns when it has ended */
  kill(): Promise<void>
}

/**
 * Starts the API with mail and jobs but without pages, as a process of its own on a free port. It ends when the test process
 * ends, even after a crash. @throws {Error} when it does not start
 */
export async function startApi(settings: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', SOFFICE: 'off', ...settings },
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
  const context = await openContext(config)
  const drain = new Drain()
  const logger = loggerOptions(config)
  const app = await buildApp({
    context,
    routes: ROUTES,
    requestHooks: REQUEST_HOOKS,
    pages: async () => undefined,
    logger,
    drain,
  })
  const running: { stop(): Promise<void> }[] = []
  app.addHook('onClose', () => closeContext(context))
  stopOnSignal(app, drain, running)
  const url = await app.listen(listenAt(config, process.env))
  running.push(startBackground(context, app.log))
  process.stdout.write(`ready ${url}\n`)
}

if (import.meta.main) await serveApi()
