/**
 * The name under which a server wants its answer saved (RFC 6266): `filename*` in UTF-8 before `filename`.
 * Undefined when the header has none that can be read.
 */
export function nameOfDisposition(header: string | null): string | undefined {
  if (header === null) return undefined
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(header)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // A name that is wrongly encoded is no name: the plain one may do.
    }
  }
  return /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1')
}
