import { zlibSync } from 'fflate'

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

interface Parts {
  /** The object's dictionary or value, as text. */
  value: string
  stream: Uint8Array | null
}

/**
 * Makes a PDF from pdfkit small: compresses streams, and gathers all other objects into one compressed stream (PDF 1.5),
 * which halves a tagged document. By fflate, not by pdfkit: Node's zlib gives other bytes on other processors.
 * @param file what pdfkit writes with `compress: false`
 */
export function packPdf(file: Uint8Array): Uint8Array {
  const text = Buffer.from(file).toString('latin1')
  const [, count = '', root = '', info = '', id = ''] =
    /trailer\n<<\n\/Size (\d+)\n\/Root (\d+ 0 R)\n\/Info (\d+ 0 R)\n\/ID (\[[^\]]*\])/.exec(text) ?? []
  const size = Number(count)
  const offsets = [...text.slice(text.lastIndexOf('\nxref\n')).matchAll(/(\d{10}) 00000 n/g)].map((row) =>
    Number(row[1]),
  )
  const out = new Writer(text.slice(0, text.indexOf('\n', text.indexOf('\n') + 1) + 1))
  const held: { id: number; value: string }[] = []
  const places: [number, number, number][] = [[0, 0, 65535]]
  for (const [index, offset] of offsets.entries()) {
    const parts = partsOf(text, file, offset)
    if (parts.stream === null) {
      places.push([2, size, held.length])
      held.push({ id: index + 1, value: parts.value })
    } else {
      places.push([1, out.length, 0])
      out.stream(index + 1, parts.value, parts.stream)
    }
  }
  places.push([1, out.length, 0])
  out.objects(size, held)
  places.push([1, out.length, 0])
  const start = out.length
  const table = Uint8Array.from(places.flatMap(([kind, a, b]) => [kind, a >>> 24, a >>> 16, a >>> 8, a, b >>> 8, b]))
  out.stream(
    size + 1,
    `<<\n/Type /XRef\n/Size ${size + 2}\n/W [1 4 2]\n/Root ${root}\n/Info ${info}\n/ID ${id}\n>>`,
    table,
  )
  out.text(`startxref\n${start}\n%%EOF\n`)
  return out.bytes()
}

function partsOf(text: string, file: Uint8Array, offset: number): Parts {
  const from = text.indexOf(' obj\n', offset) + 5
  const length = /^<<[\s\S]*?\n\/Length (\d+)\n/.exec(text.slice(from, from + 2000))?.[1]
  const stream = text.indexOf('\nstream\n', from)
  const end = text.indexOf('\nendobj', from)
  if (length === undefined || stream === -1 || stream > end) return { value: text.slice(from, end), stream: null }
  const value = text.slice(from, stream)
  const begin = stream + 8
  return { value, stream: file.subarray(begin, begin + Number(/\/Length (\d+)/.exec(value)?.[1] ?? length)) }
}

/** Collects the bytes of a file and knows where the next object begins. */
class Writer {
  length = 0
  private readonly chunks: Uint8Array[] = []

  constructor(head: string) {
    this.text(head)
  }

  text(text: string): void {
    this.add(bytesOf(text))
  }

  /** An object with a stream, which is compressed unless its dictionary names a filter. */
  stream(id: number, dictionary: string, bytes: Uint8Array): void {
    const filtered = dictionary.includes('/Filter')
    // readers of metadata look for it uncompressed
    const packed = filtered || dictionary.includes('/Type /Metadata') ? bytes : zlibSync(bytes, { level: 9 })
    const entries = dictionary.replace(/\n\/Length \d+/, '').replace(/\n>>$/, '')
    const filter = packed === bytes ? '' : '\n/Filter /FlateDecode'
    this.text(`${id} 0 obj\n${entries}\n/Length ${packed.length}${filter}\n>>\nstream\n`)
    this.add(packed)
    this.text('\nendstream\nendobj\n')
  }

  /** An object stream: many objects, compressed together. */
  objects(id: number, held: { id: number; value: string }[]): void {
    let at = 0
    const index = held.map((object) => {
      const entry = `${object.id} ${at}`
      at += object.value.length + 1
      return entry
    })
    const head = `${index.join(' ')}\n`
    const body = held.map((object) => `${object.value}\n`).join('')
    this.stream(id, `<<\n/Type /ObjStm\n/N ${held.length}\n/First ${head.length}\n>>`, bytesOf(head + body))
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.length)
    let at = 0
    for (const chunk of this.chunks) {
      all.set(chunk, at)
      at += chunk.length
    }
    return all
  }

  private add(bytes: Uint8Array): void {
    this.chunks.push(bytes)
    this.length += bytes.length
  }
}
