import { parentPort, workerData } from 'node:worker_threads'
import type { Transport } from '#core/client.ts'
import { renderPage } from './render-page.ts'
import type { ApiText, FromThread, ToThread } from './rendering.ts'
import { parseBuild } from './site-build.ts'

/** Renders pages beside the site's own thread; what they are made of is asked for there. */
const site = parseBuild(await import(String(workerData)))
/** Calls that wait for their answer. */
const waiting = new Map<number, (answer: ApiText | undefined) => void>()
let calls = 0

parentPort?.on('message', (message: ToThread) => {
  if ('page' in message) void render(message.page, message.address)
  else answer(message.call, message.answer)
})
tell({ is: 'ready' })

function tell(message: FromThread, given: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, given)
}

async function render(page: number, address: string): Promise<void> {
  try {
    const rendered = await renderPage(site, address, apiOf(page))
    tell({ is: 'rendered', page, rendered }, [rendered.bytes.buffer])
  } catch (error) {
    tell({ is: 'failed', page, error: String(error) })
  }
}

function apiOf(page: number): Transport {
  return async (request) => {
    const call = ++calls
    const answered = new Promise<ApiText | undefined>((resolve) => waiting.set(call, resolve))
    tell({ is: 'call', page, call, request })
    const answer = await answered
    if (answer === undefined) throw new Error(`The API could not be asked for ${request.url}`)
    return { status: answer.status, body: JSON.parse(answer.text) }
  }
}

function answer(call: number, given: ApiText | undefined): void {
  waiting.get(call)?.(given)
  waiting.delete(call)
}
