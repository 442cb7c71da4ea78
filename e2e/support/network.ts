import { createServer, request } from 'node:http'
import { onTestFinished } from 'vitest'

export interface Network {
  /** Origin under which the site is reached by this network. */
  url: string
  /** From now on nothing gets through. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Answers a path with other text than the site does. */
  replace(path: string, change: (body: string) => string): void
}

/** A way to a site that can break off: what the browser and its service worker then see is a real lost connection. */
export async function createNetwork(siteUrl: string): Promise<Network> {
  const changes = new Map<string, (body: string) => string>()
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const change = changes.get(path)
    const headers = change ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const onward = request(siteUrl + path, { method: asked.method, headers }, (reply) => {
      if (change === undefined) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
        return
      }
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const { 'content-length': _old, ...rest } = reply.headers
        answer.writeHead(reply.statusCode ?? 502, rest)
        answer.end(change(Buffer.concat(chunks).toString()))
      })
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(() => (server.listening ? cut() : undefined))
  return {
    url: `http://localhost:${port}`,
    cut,
    restore: () => listen(port),
    replace: (path, change) => void changes.set(path, change),
  }
}
