import { type Handler, Parser } from 'htmlparser2'

/**
 * Reads XML that another program wrote, without checking it. Names keep their prefix; an empty element is opened and closed;
 * entities in text and attributes are decoded.
 */
export function readXml(xml: string, handler: Pick<Partial<Handler>, 'onopentag' | 'ontext' | 'onclosetag'>): void {
  new Parser(handler, { xmlMode: true }).end(xml)
}
