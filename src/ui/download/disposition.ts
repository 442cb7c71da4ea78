/**
 * The file name in a `Content-Disposition` header (RFC 6266): `filename*` in UTF-8, otherwise `filename`. Undefined if there is
 * no valid name.
 */
export function nameOfDisposition(header: string | null): string | undefined {
  if (header === null) return undefined
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(header)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // Invalid encoding: use `filename`.
    }
  }
  return /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1')
}
