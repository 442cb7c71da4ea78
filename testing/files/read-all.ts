import type { IncomingMessage } from 'node:http'

/** Reads what comes until the end or the break of the connection. */
export async function readAll(answer: IncomingMessage): Promise<{ bytes: Buffer; broken: boolean }> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of answer) chunks.push(chunk)
    return { bytes: Buffer.concat(chunks), broken: !answer.complete }
  } catch {
    return { bytes: Buffer.concat(chunks), broken: true }
  }
}
