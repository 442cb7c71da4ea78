const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const MAX_CODE_POINT = 0x10ffff

/** Text of XML with its five names and all numbers put into letters; what is not known stays. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));?/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : ''
  })
}

export interface XmlEvent {
  kind: 'open' | 'close' | 'text'
  /** The element's name with its prefix; empty for text. */
  name: string
  /** The text, decoded; for an element its attributes as written. */
  text: string
}

/**
 * Elements and text of XML in their order, an empty element as open and close. For documents that programs wrote: it
 * does not check, and takes time in proportion to the length, whatever the text is.
 */
export function* readXml(xml: string): Generator<XmlEvent> {
  for (const [, slash, name = '', attributes = '', text] of xml.matchAll(/<(\/?)([\w:.-]+)([^<>]*)>|([^<>]+)/g)) {
    if (text !== undefined) yield { kind: 'text', name: '', text: decodeEntities(text) }
    else if (slash === '/') yield { kind: 'close', name, text: '' }
    else {
      yield { kind: 'open', name, text: attributes }
      if (attributes.endsWith('/')) yield { kind: 'close', name, text: '' }
    }
  }
}

/** The value of an attribute, by its name with prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = attributes.match(new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`))
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decodeEntities(value)
}
