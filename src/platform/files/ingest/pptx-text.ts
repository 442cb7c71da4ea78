import { listListed, listRelations } from './relations.ts'
import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** Text of the slides in their order, each followed by its notes. @throws {RangeError} when damaged or too large */
export function readPptx(parts: ZipParts): { text: string; pages: number | null } {
  const slides = listListed(parts, 'ppt/presentation.xml', 'sldid').flatMap(({ target }) => target ?? [])
  const texts = slides.flatMap((slide) => [
    textOf(parts.text(slide)),
    ...listRelations(parts, slide)
      .filter(({ type }) => type.endsWith('/notesSlide'))
      .map(({ target }) => textOf(parts.text(target))),
  ])
  return { text: texts.join('\n'), pages: slides.length > 0 ? slides.length : null }
}

function textOf(xml = ''): string {
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
