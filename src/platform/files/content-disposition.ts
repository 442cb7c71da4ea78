/**
 * The header that names a download (RFC 6266). The UTF-8 name is for every browser of the last ten years; the plain
 * one, in ASCII, for what is older.
 */
export function contentDisposition(disposition: 'attachment' | 'inline', name: string): string {
  const wellFormed = name.toWellFormed()
  const plain = wellFormed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // A percent sign too: some browsers decode it in the plain name.
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return plain === wellFormed
    ? `${disposition}; filename="${plain}"`
    : `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
