import type { Slide } from '#core/slides.ts'
import { readSlides } from './pptx-slides.ts'
import { listListed, listRelations } from './relations.ts'
import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** Text of the slides in their order, each followed by its notes. @throws {RangeError} when damaged or too large */
export function readPptx(parts: ZipParts): { text: string; pages: number | null; slides: Slide[] } {
  const names = listListed(parts, 'ppt/presentation.xml', 'sldid').flatMap(({ target }) => target ?? [])
  const slides = names.map((name) => {
    const relation = listRelations(parts, name).find(({ type }) => type.endsWith('/notesSlide'))
    return { slide: parts.text(name) ?? '', notes: relation === undefined ? '' : (parts.text(relation.target) ?? '') }
  })
  const text = slides.flatMap(({ slide, notes }) => (notes === '' ? [textOf(slide)] : [textOf(slide), textOf(notes)]))
  return { text: text.join('\n'), pages: names.length > 0 ? names.length : null, slides: readSlides(slides) }
}

function textOf(xml: string): string {
  let text = ''
  let inText = false
  // Fields hold slide numbers and dates.
  let fieldDepth = 0
  readXml(xml, {
    onopentag(name) {
      if (name === 'a:fld') fieldDepth++
      if (name === 'a:t') inText = true
    },
    ontext(data) {
      if (inText && fieldDepth === 0) text += data
    },
    onclosetag(name) {
      if (name === 'a:fld') fieldDepth--
      if (name === 'a:t') inText = false
      if (name === 'a:p' || name === 'a:br') text += '\n'
    },
  })
  return text
}
