/**
 * The Content-Disposition header (RFC 6266). Browsers of the last ten years use the UTF-8 name, older ones the ASCII name.
 */
export function contentDisposition(disposition: 'attachment' | 'inline', name: string): string {
  const wellFormed = name.toWellFormed()
  const ascii = wellFormed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // Also percent signs, because some browsers decode them in the ASCII name.
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return ascii === wellFormed
    ? `${disposition}; filename="${ascii}"`
    : `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
