import type { IncomingMessage } from 'node:http'

/** Reads a response until it ends or the connection breaks. */
export async function readAll(response: IncomingMessage): Promise<{ bytes: Buffer; broken: boolean }> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of response) chunks.push(chunk)
    return { bytes: Buffer.concat(chunks), broken: !response.complete }
  } catch {
    return { bytes: Buffer.concat(chunks), broken: true }
  }
}
