import { checkLink, leadsElsewhere } from './check-links.ts'
import { isAllowedRelation, reasonFor } from './office-lists.ts'
import { type Finding, RefusalError } from './refusal.ts'
import { localName } from './relations.ts'
import { readXml } from './xml.ts'

/** Opens only when somebody presses it. */
const LINK = 'hyperlink'
const TEMPLATE = 'attachedtemplate'

/** Checks what a part of an Office file refers to. @param part whose relations these are @throws {RefusalError} */
export function checkRelations(xml: string, part: string): void {
  readXml(xml, {
    // By their exact names: with a prefix or in small letters they are other attributes, which Office ignores.
    onopentag(tag, { Id: relation = '', Type = '', Target: target = '', TargetMode = '' }) {
      if (localName(tag) !== 'relationship') return
      const type = Type.split('/').at(-1) ?? ''
      const finding = { part, relation }
      const isExternal = TargetMode.toLowerCase() === 'external' || leadsElsewhere(target)
      const name = type.toLowerCase()
      if (isExternal && name === LINK) return checkLink(target, finding)
      if (isExternal && name === TEMPLATE) throw new RefusalError('external_template', `${type} in ${part}`, finding)
      if (isExternal && isAllowedRelation(type))
        throw new RefusalError('external_content', `${type} in ${part}`, finding)
      if (!isAllowedRelation(type) && name !== TEMPLATE) throw relationError(type, finding)
    },
  })
}

function relationError(type: string, finding: Finding): RefusalError {
  const { reason, what = type } = reasonFor(type)
  return new RefusalError(reason, `${type} in ${finding.part}`, { ...finding, what })
}
