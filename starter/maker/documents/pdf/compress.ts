import { deflateSync } from 'node:zlib'

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1')

interface PdfObject {
  /** The object's dictionary or value, as text. */
  value: string
  stream: Uint8Array | null
}

/**
 * Compresses a PDF from pdfkit: its streams, and all other objects as one object stream (PDF 1.5), which halves a tagged
 * document.
 * @param file what pdfkit writes with `compress: false`
 */
export function compressPdf(file: Uint8Array): Uint8Array {
  const text = Buffer.from(file).toString('latin1')
  const [, count = '', root = '', info = '', id = ''] =
    /trailer\n<<\n\/Size (\d+)\n\/Root (\d+ 0 R)\n\/Info (\d+ 0 R)\n\/ID (\[[^\]]*\])/.exec(text) ?? []
  const size = Number(count)
  const offsets = [...text.slice(text.lastIndexOf('\nxref\n')).matchAll(/(\d{10}) 00000 n/g)].map((row) =>
    Number(row[1]),
  )
  const out = new Writer(text.slice(0, text.indexOf('\n', text.indexOf('\n') + 1) + 1))
  const compressible: { id: number; value: string }[] = []
  const xref: [number, number, number][] = [[0, 0, 65535]]
  for (const [index, offset] of offsets.entries()) {
    const object = readObject(text, file, offset)
    if (object.stream === null) {
      xref.push([2, size, compressible.length])
      compressible.push({ id: index + 1, value: object.value })
    } else {
      xref.push([1, out.length, 0])
      out.stream(index + 1, object.value, object.stream)
    }
  }
  xref.push([1, out.length, 0])
  out.objects(size, compressible)
  xref.push([1, out.length, 0])
  const start = out.length
  const xrefBytes = Uint8Array.from(xref.flatMap(([kind, a, b]) => [kind, a >>> 24, a >>> 16, a >>> 8, a, b >>> 8, b]))
  out.stream(
    size + 1,
    `<<\n/Type /XRef\n/Size ${size + 2}\n/W [1 4 2]\n/Root ${root}\n/Info ${info}\n/ID ${id}\n>>`,
    xrefBytes,
  )
  out.text(`startxref\n${start}\n%%EOF\n`)
  return out.bytes()
}

function readObject(text: string, file: Uint8Array, offset: number): PdfObject {
  const from = text.indexOf(' obj\n', offset) + 5
  const length = /^<<[\s\S]*?\n\/Length (\d+)\n/.exec(text.slice(from, from + 2000))?.[1]
  const stream = text.indexOf('\nstream\n', from)
  const end = text.indexOf('\nendobj', from)
  if (length === undefined || stream === -1 || stream > end) return { value: text.slice(from, end), stream: null }
  const value = text.slice(from, stream)
  const begin = stream + 8
  return { value, stream: file.subarray(begin, begin + Number(/\/Length (\d+)/.exec(value)?.[1] ?? length)) }
}

/** Collects the bytes of a file; `length` is the offset of the next object. */
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
    // metadata readers expect it uncompressed
    const data = filtered || dictionary.includes('/Type /Metadata') ? bytes : deflateSync(bytes, { level: 9 })
    const entries = dictionary.replace(/\n\/Length \d+/, '').replace(/\n>>$/, '')
    const filter = data === bytes ? '' : '\n/Filter /FlateDecode'
    this.text(`${id} 0 obj\n${entries}\n/Length ${data.length}${filter}\n>>\nstream\n`)
    this.add(data)
    this.text('\nendstream\nendobj\n')
  }

  /** An object stream: many objects, compressed together. */
  objects(id: number, objects: { id: number; value: string }[]): void {
    let offset = 0
    const index = objects.map((object) => {
      const entry = `${object.id} ${offset}`
      offset += object.value.length + 1
      return entry
    })
    const head = `${index.join(' ')}\n`
    const body = objects.map((object) => `${object.value}\n`).join('')
    this.stream(id, `<<\n/Type /ObjStm\n/N ${objects.length}\n/First ${head.length}\n>>`, bytesOf(head + body))
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.length)
    let offset = 0
    for (const chunk of this.chunks) {
      all.set(chunk, offset)
      offset += chunk.length
    }
    return all
  }

  private add(bytes: Uint8Array): void {
    this.chunks.push(bytes)
    this.length += bytes.length
  }
}
