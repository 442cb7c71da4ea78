import { type Handler, Parser } from 'htmlparser2'
import { RefusalError } from './refusal.ts'

/** Documents of Office programs have some dozens of levels. The parser needs quadratic time for them. */
const MAX_DEPTH = 400

type XmlHandler = Pick<Partial<Handler>, 'onopentag' | 'ontext' | 'onclosetag'>

/**
 * Reads XML that another program wrote, without checking it. Names keep their prefix; an empty element is opened and closed;
 * entities in text and attributes are decoded.
 * @throws {RefusalError} when elements are nested too deep
 */
export function readXml(xml: string, handler: XmlHandler): void {
  xmlReader(handler).end(xml)
}

/** The same for XML that arrives in pieces. */
export function xmlReader({ onopentag, ontext, onclosetag }: XmlHandler): Pick<Parser, 'write' | 'end'> {
  let depth = 0
  return new Parser(
    {
      onopentag(...opened) {
        if (++depth > MAX_DEPTH) throw new RefusalError('too_complex', `more than ${MAX_DEPTH} levels of elements`)
        onopentag?.(...opened)
      },
      ...(ontext && { ontext }),
      onclosetag(...closed) {
        depth--
        onclosetag?.(...closed)
      },
    },
    { xmlMode: true },
  )
}

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
