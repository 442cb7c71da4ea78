/** Text of XML in UTF-8 or UTF-16, as Office programs write it. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first !== undefined && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== undefined)
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes)
}
