import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import type { ApiRequest } from '#core/client.ts'
import type { RenderedPage } from './render-page.ts'
import type { ApiText, FromThread, ToThread } from './rendering.ts'

/** Pages in its hands: enough that it has one to work on while others wait for their data. */
const ROOM = 3
/** It is ended after so long without a page: it takes some 60 MB. */
const IDLE_MS = 30_000
/** How long it is left alone after it broke down. */
const REST_MS = 60_000
const MAX_MEMORY_MB = 128

export interface SecondRenderer {
  /** Whether it takes a page at once. Asked when there is a page for it: if there is no thread yet, one is started. */
  hasRoom(): boolean
  /** @throws {Error} when the page could not be rendered there; it can be rendered here then */
  render(address: string): Promise<RenderedPage>
  stop(): Promise<void>
}

export interface SecondRendererOptions {
  /** Where the site's server build lies. */
  buildUrl: URL
  /** The API, asked in this thread and in the context of the page that calls. */
  askApi(request: ApiRequest): Promise<ApiText>
  log: { error(fields: object, message: string): void }
}

interface Job {
  askApi: SecondRendererOptions['askApi']
  resolve(page: RenderedPage): void
  reject(error: unknown): void
}

/** A thread that renders pages while several wait for it, and is gone when there is little to do. */
export function secondRenderer({ buildUrl, askApi, log }: SecondRendererOptions): SecondRenderer {
  const jobs = new Map<number, Job>()
  let thread: Worker | undefined
  let isReady = false
  let pages = 0
  let restsUntilMs = 0
  const idle = setTimeout(() => void stop(), IDLE_MS).unref()

  function start(): void {
    const started = new Worker(new URL('./rendering-thread.ts', import.meta.url), {
      workerData: buildUrl.href,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    })
    thread = started
    started.unref()
    started.on('message', (message: FromThread) => take(message, started))
    started.on('error', (err) => log.error({ err }, 'the second renderer broke down'))
    started.on('exit', (code) => {
      if (thread !== started) return
      log.error({ code }, 'the second renderer has ended; for a minute pages are rendered without it')
      restsUntilMs = Date.now() + REST_MS
      forget()
    })
  }

  function forget(): void {
    thread = undefined
    isReady = false
    for (const { reject } of jobs.values()) reject(new Error('The second renderer has ended'))
    jobs.clear()
  }

  async function stop(): Promise<void> {
    const ended = thread
    forget()
    await ended?.terminate()
  }

  function take(message: FromThread, from: Worker): void {
    idle.refresh()
    if (message.is === 'ready') isReady = thread === from
    else if (message.is === 'call') void answer(message, from)
    else if (message.is === 'rendered') done(message.page)?.resolve(message.rendered)
    else done(message.page)?.reject(message.error)
  }

  function done(page: number): Job | undefined {
    const job = jobs.get(page)
    jobs.delete(page)
    return job
  }

  /** Only to the thread that asked: the one after it counts its calls from one again. */
  async function answer({ page, call, request }: Extract<FromThread, { is: 'call' }>, from: Worker): Promise<void> {
    const answer = await jobs
      .get(page)
      ?.askApi(request)
      .catch(() => undefined)
    from.postMessage({ call, answer } satisfies ToThread)
  }

  return {
    hasRoom() {
      if (thread === undefined && Date.now() >= restsUntilMs) start()
      return isReady && jobs.size < ROOM
    },
    render: (address) =>
      new Promise((resolve, reject) => {
        const page = ++pages
        jobs.set(page, { askApi: AsyncLocalStorage.bind(askApi), resolve, reject })
        thread?.postMessage({ page, address } satisfies ToThread)
      }),
    stop,
  }
}
