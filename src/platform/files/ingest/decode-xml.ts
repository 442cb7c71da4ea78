/** Text of XML in UTF-8 or UTF-16, as Office programs write it. */
export function decodeXml(bytes: Uint8Array): string {
  return xmlDecoder(bytes).decode(bytes)
}

/** @param first the first bytes of the text */
export function xmlDecoder([first, second]: Uint8Array): TextDecoder {
  const isLittle = (first === 0xff && second === 0xfe) || (first !== undefined && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== undefined)
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8')
}
