/** Called with the bytes of a body received so far. */
export type OnBytes = (done: number) => void

/** Reads a whole body. @throws the error of the network */
export async function readCounting(response: Response, onBytes: OnBytes): Promise<Uint8Array<ArrayBuffer>> {
  if (response.body === null) return new Uint8Array(await response.arrayBuffer())
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let done = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    done += part.value.length
    onBytes(done)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

export interface Progress {
  /** In bytes as transferred, i.e. compressed. */
  done: number
  total: number
}

/**
 * The progress of several downloads together.
 * @param count how many there are; reports nothing until all their sizes are known
 */
export function combineProgress(count: number, onProgress: (progress: Progress) => void): (part: number) => OnPart {
  const parts = new Map<number, Progress>()
  return (part) => (done, total) => {
    parts.set(part, { done, total })
    if (parts.size < count) return
    const all = [...parts.values()]
    onProgress({
      done: Math.round(all.reduce((sum, each) => sum + each.done, 0)),
      total: all.reduce((sum, each) => sum + each.total, 0),
    })
  }
}

export type OnPart = (done: number, total: number) => void
