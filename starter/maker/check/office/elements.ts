import { Parser } from 'htmlparser2'

/** An element of a part, with its prefix as the file has it. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
}

/** The elements of a part, without its text, as children of an element without a name. */
export function readElements(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const handler = {
    onopentag(name: string, attributes: Record<string, string>) {
      const element: XmlElement = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    onclosetag() {
      open.pop()
    },
  }
  new Parser(handler, { xmlMode: true }).end(xml)
  return root
}

/** An element and everything in it. */
export function allIn(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(allIn)]
}

/** Everything in an element that has one of the names. */
export function named(element: XmlElement, ...names: string[]): XmlElement[] {
  return allIn(element).filter(({ name }) => names.includes(name))
}
