import { request } from 'node:http'
import { load } from './load.ts'
import { startNginx } from './nginx.ts'

const CONNECTIONS = [1, 10, 100]

interface Bounds {
  /** Minimum requests per second, as a share of nginx's. */
  share: number
  /** Maximum p99 at 100 connections, as a multiple of nginx's. */
  p99Times: number
}

/**
 * Compares a cached response with nginx serving the same compressed bytes and headers, each alone on the same core.
 * @returns whether every bound is met
 */
export async function compareWithNginx(url: string, bounds: Bounds): Promise<boolean> {
  const { body, headers } = await fetchCompressed(url)
  const nginx = await startNginx(body, headers)
  let passed = true
  console.log(`${body.length} bytes, compressed`)
  for (const connections of CONNECTIONS) {
    const theirs = await load(nginx.url, connections)
    const ours = await load(url, connections)
    const share = ours.requestsPerSecond / theirs.requestsPerSecond
    const times = ours.p99 / theirs.p99
    passed &&= share >= bounds.share && (connections < 100 || times <= bounds.p99Times)
    console.log(
      `${String(connections).padStart(3)} connections: ours ${Math.round(ours.requestsPerSecond)}/s, nginx ${Math.round(theirs.requestsPerSecond)}/s, ratio ${share.toFixed(2)}; p99 ours ${ours.p99.toFixed(2)} ms, nginx ${theirs.p99.toFixed(2)} ms, ratio ${times.toFixed(1)}`,
    )
  }
  nginx.stop()
  return passed
}

/** Not with `fetch`, which would decompress the body. */
function fetchCompressed(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const omitted = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'etag']
        const headers = Object.entries(response.headers).filter(([name]) => !omitted.includes(name))
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
