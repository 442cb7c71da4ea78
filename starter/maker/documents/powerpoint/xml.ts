/** XML that is complete: a template takes it over as it is. */
export class Xml {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What a template can hold. Text and numbers are escaped; null leaves nothing. */
type Value = string | number | Xml | Xml[] | null

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

function valueText(value: Value): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((each) => each.text).join('')
  return value instanceof Xml ? value.text : escapeXml(String(value))
}

/** A template of XML; its line breaks and indents are for reading only and are not written. */
export function xml(template: TemplateStringsArray, ...values: Value[]): Xml {
  const written = template.map((text) => text.replace(/\s*\n\s*(?=<|$)/g, '').replace(/\s*\n\s*/g, ' '))
  return new Xml(
    written.map((text, index) => (index === 0 ? '' : valueText(values[index - 1] ?? null)) + text).join(''),
  )
}

type Attributes = Record<string, string | number | null>

/** An element whose name or attributes vary; attributes that are null are left out. */
export function element(name: string, values: Attributes, content: (Xml | null)[] = []): Xml {
  const start = `<${name}${attributes(values).text}`
  const inner = content.map((each) => each?.text ?? '').join('')
  return new Xml(inner === '' ? `${start}/>` : `${start}>${inner}</${name}>`)
}

/** Attributes with a space before each. */
export function attributes(values: Attributes): Xml {
  const written = Object.entries(values).filter(([, value]) => value !== null)
  return new Xml(written.map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`).join(''))
}
