import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** Text that follows an element. */
const SEPARATORS: Record<string, string> = { 'w:p': '\n', 'w:tc': '\t', 'w:tr': '\n', 'w:tab': '\t', 'w:br': '\n' }

/** Text of the paragraphs and tables of a Word document. @throws {RangeError} when it is damaged or too large */
export function readDocx(parts: ZipParts): { text: string; pages: number | null } {
  let text = ''
  let inText = false
  // A drawing is written twice; the fallback is for programs that do not know the first form.
  let fallbackDepth = 0
  readXml(parts.text('word/document.xml') ?? '', {
    onopentag(name) {
      if (name === 'mc:Fallback') fallbackDepth++
      if (name === 'w:t') inText = true
    },
    ontext(data) {
      if (inText && fallbackDepth === 0) text += data
    },
    onclosetag(name) {
      if (name === 'w:t') inText = false
      if (fallbackDepth === 0) text += SEPARATORS[name] ?? ''
      if (name === 'mc:Fallback') fallbackDepth--
    },
  })
  return { text, pages: pageCountOf(parts.text('docProps/app.xml') ?? '') }
}

/** The number of pages that the program wrote when it last saved the document; null where it wrote none. */
function pageCountOf(properties: string): number | null {
  const pages = Number(/<Pages>(\d{1,5})<\/Pages>/.exec(properties)?.[1] ?? 0)
  return pages > 0 ? pages : null
}
