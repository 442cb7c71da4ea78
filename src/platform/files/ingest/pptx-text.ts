import { posix } from 'node:path'
import { attributeOf, readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

const PRESENTATION = 'ppt/presentation.xml'

/** Text of the slides in their order, each with its notes behind it. @throws {RangeError} when damaged or too large */
export function readPptx(parts: ZipParts): { text: string; pages: number | null } {
  const slides = slidesInOrder(parts)
  const texts = slides.flatMap((slide) => [
    textOf(parts.text(slide)),
    ...relationsOf(parts, slide)
      .filter(({ type }) => type.endsWith('/notesSlide'))
      .map(({ target }) => textOf(parts.text(target))),
  ])
  return { text: texts.join('\n'), pages: slides.length > 0 ? slides.length : null }
}

function slidesInOrder(parts: ZipParts): string[] {
  const targets = new Map(relationsOf(parts, PRESENTATION).map(({ id, target }) => [id, target]))
  const slides: string[] = []
  for (const { kind, name, text } of readXml(parts.text(PRESENTATION) ?? '')) {
    if (kind !== 'open' || name !== 'p:sldId') continue
    const target = targets.get(attributeOf(text, 'r:id') ?? '')
    if (target !== undefined) slides.push(target)
  }
  return slides
}

/** What a part refers to; targets as names of parts. */
function relationsOf(parts: ZipParts, part: string): { id: string; type: string; target: string }[] {
  const { dir, base } = posix.parse(part)
  const relations = []
  for (const { kind, name, text } of readXml(parts.text(`${dir}/_rels/${base}.rels`) ?? '')) {
    if (kind !== 'open' || name !== 'Relationship') continue
    const target = attributeOf(text, 'Target') ?? ''
    relations.push({
      id: attributeOf(text, 'Id') ?? '',
      type: attributeOf(text, 'Type') ?? '',
      target: target.startsWith('/') ? target.slice(1) : posix.join(dir, target),
    })
  }
  return relations
}

function textOf(xml = ''): string {
  let text = ''
  let inText = false
  // Fields are slide numbers and dates.
  let inField = 0
  for (const event of readXml(xml)) {
    if (event.name === 'a:fld') inField += event.kind === 'open' ? 1 : -1
    else if (event.name === 'a:t') inText = event.kind === 'open'
    else if (event.kind === 'text') text += inText && inField === 0 ? event.text : ''
    else if (event.kind === 'close' && (event.name === 'a:p' || event.name === 'a:br')) text += '\n'
  }
  return text
}
