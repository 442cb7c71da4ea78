import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** What stands between two pieces of text, by the element that ends. */
const BREAKS: Record<string, string> = { 'w:p': '\n', 'w:tc': '\t', 'w:tr': '\n', 'w:tab': '\t', 'w:br': '\n' }

/** Paragraphs and tables of a Word document, a line each. @throws {RangeError} when it is damaged or too large */
export function readDocx(parts: ZipParts): { text: string; pages: number | null } {
  let text = ''
  let inText = false
  // Drawings are written twice, the second time for programs that do not know the first.
  let inFallback = 0
  for (const event of readXml(parts.text('word/document.xml') ?? '')) {
    if (event.name === 'mc:Fallback') inFallback += event.kind === 'open' ? 1 : -1
    if (inFallback > 0) continue
    if (event.kind === 'text') text += inText ? event.text : ''
    else if (event.name === 'w:t') inText = event.kind === 'open'
    else if (event.kind === 'close') text += BREAKS[event.name] ?? ''
  }
  return { text, pages: pagesOf(parts.text('docProps/app.xml') ?? '') }
}

/** The number that the program wrote when it last saved, where it did. */
function pagesOf(properties: string): number | null {
  const pages = Number(/<Pages>(\d{1,5})<\/Pages>/.exec(properties)?.[1] ?? 0)
  return pages > 0 ? pages : null
}
