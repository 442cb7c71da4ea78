import { createServer, request } from 'node:http'
import { onTestFinished } from 'vitest'

export interface Network {
  /** Origin of the site on this network. */
  url: string
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Changes the response body of a path. */
  replace(path: string, change: (body: Buffer) => string | Buffer): void
  /** Sends the document of a path up to a text, and the rest later. @returns sends the rest */
  pauseBefore(path: string, text: string): () => void
}

/** A proxy to the site that a test can cut, so that browser and service worker see a real lost connection. */
export async function createNetwork(siteUrl: string): Promise<Network> {
  const changes = new Map<string, (body: Buffer) => string | Buffer>()
  const pauses = new Map<string, { text: string; resumed: Promise<void> }>()
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const pause = pauses.get(path)
    const change = changes.get(path) ?? (pause && ((body: Buffer) => body))
    const { range: _range, 'if-none-match': _etag, ...others } = incoming.headers
    const headers = change ? { ...others, 'accept-encoding': 'identity' } : incoming.headers
    const forwarded = request(siteUrl + path, { method: incoming.method, headers }, (response) => {
      if (change === undefined) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
        return
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = change(Buffer.concat(chunks))
        outgoing.writeHead(response.statusCode ?? 502, {
          ...response.headers,
          'content-length': Buffer.byteLength(body),
        })
        if (pause === undefined) return outgoing.end(body)
        const at = Buffer.from(body).indexOf(pause.text)
        outgoing.write(body.slice(0, at))
        void pause.resumed.then(() => outgoing.end(body.slice(at)))
      })
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
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
    pauseBefore: (path, text) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      pauses.set(path, { text, resumed: promise })
      return resolve
    },
  }
}
