import { request } from 'node:http'
import { load } from './load.ts'
import { startNginx } from './nginx.ts'

const CONNECTIONS = [1, 10, 100]

interface Bounds {
  /** Least share of nginx's answers a second. */
  share: number
  /** Most times of nginx's p99 at 100 connections. */
  p99Times: number
}

/**
 * Measures a cached answer of ours beside nginx with the same packed bytes and headers, each alone on the same core.
 * @returns whether every bound held
 */
export async function compareWithNginx(url: string, bounds: Bounds): Promise<boolean> {
  const { body, headers } = await packedAnswer(url)
  const nginx = await startNginx(body, headers)
  let held = true
  console.log(`${body.length} bytes, packed`)
  for (const connections of CONNECTIONS) {
    const theirs = await load(nginx.url, connections)
    const ours = await load(url, connections)
    const share = ours.requestsPerSecond / theirs.requestsPerSecond
    const times = ours.p99 / theirs.p99
    held &&= share >= bounds.share && (connections < 100 || times <= bounds.p99Times)
    console.log(
      `${String(connections).padStart(3)} connections: ours ${Math.round(ours.requestsPerSecond)}/s, nginx ${Math.round(theirs.requestsPerSecond)}/s, ratio ${share.toFixed(2)}; p99 ours ${ours.p99.toFixed(2)} ms, nginx ${theirs.p99.toFixed(2)} ms, ratio ${times.toFixed(1)}`,
    )
  }
  nginx.stop()
  return held
}

/** The answer as it travels: the bytes as packed, which `fetch` would unpack. */
function packedAnswer(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const left = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'etag']
        const kept = Object.entries(response.headers).filter(([name]) => !left.includes(name))
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
