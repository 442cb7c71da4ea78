import { RefusalError } from './refusal.ts'
import { localName } from './relations.ts'
import { readXml } from './xml.ts'

/** Relations by the last word of their type, in lower case, that no file may have, whatever they lead to. */
const REFUSED = {
  vbaproject: 'has_macros',
  wordvbadata: 'has_macros',
  xlmacrosheet: 'has_macros',
  xlintlmacrosheet: 'has_macros',
  control: 'has_active_content',
  activexcontrolbinary: 'has_active_content',
  oleobject: 'has_embedded_objects',
  afchunk: 'has_embedded_objects',
  subdocument: 'external_content',
} as const

/** A link that opens only when somebody presses it. */
const HARMLESS_EXTERNAL = 'hyperlink'
const TEMPLATE = 'attachedtemplate'
/** An address or a network path. A relation to a part has neither. */
const ELSEWHERE = /^\s*([a-z][a-z0-9+.-]*:|\\\\|\/\/)/i

/** Checks what a part of an Office file refers to. @throws {RefusalError} */
export function checkRelations(xml: string, part: string): void {
  readXml(xml, {
    onopentag(tag, attributes) {
      if (localName(tag) !== 'relationship') return
      const named = new Map(Object.entries(attributes).map(([name, value]) => [localName(name), value]))
      const type = (named.get('type') ?? '').split('/').at(-1)?.toLowerCase() ?? ''
      const reason = Object.entries(REFUSED).find(([name]) => name === type)?.[1]
      if (reason !== undefined) throw new RefusalError(reason, `${type} in ${part}`)
      const target = named.get('target') ?? ''
      const isExternal = named.get('targetmode')?.toLowerCase() === 'external' || ELSEWHERE.test(target)
      if (!isExternal || type === HARMLESS_EXTERNAL) return
      throw new RefusalError(type === TEMPLATE ? 'external_template' : 'external_content', `${type} in ${part}`)
    },
  })
}
