import { posix } from 'node:path'
import type { Finding } from './refusal.ts'
import { listListed, listRelations, localName } from './relations.ts'
import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** Parts that several slides share, and slides that a slide links to. */
const SHARED = /\/(slide|slideLayout|slideMaster|notesMaster|theme)$/i
const MAX_STEPS = 500

/** Parts of Word files by their names, in words. */
const STORIES: readonly [RegExp, string][] = [
  [/\/header\d*\.xml$/i, 'the header'],
  [/\/footer\d*\.xml$/i, 'the footer'],
  [/\/footnotes\.xml$/i, 'a footnote'],
  [/\/endnotes\.xml$/i, 'an endnote'],
  [/\/comments\.xml$/i, 'a comment'],
  [/\/glossary\//i, 'the building blocks'],
]

/** Where in a document the finding is, for people: a slide, a sheet or a page; nothing when it is unknown. */
export function findPlace(open: () => ZipParts, { part, relation, place }: Finding): { place?: string } {
  if (part === undefined || place !== undefined) return {}
  try {
    const found = placeIn(open(), part, relation)
    return found === undefined ? {} : { place: found }
  } catch {
    // The document is damaged too.
    return {}
  }
}

function placeIn(parts: ZipParts, part: string, relation: string | undefined): string | undefined {
  const story = STORIES.find(([pattern]) => pattern.test(part))?.[1]
  if (story !== undefined) return story
  if (part === 'word/document.xml') return pageOf(parts, part, relation)
  const presentation = listListed(parts, 'ppt/presentation.xml', 'sldid')
  const slide = presentation.findIndex(({ target = '' }) => reaches(parts, target, part))
  if (slide >= 0) return `slide ${slide + 1}`
  const sheet = listListed(parts, 'xl/workbook.xml', 'sheet').find(({ target = '' }) => reaches(parts, target, part))
  if (sheet) return `sheet "${sheet.name}"`
  const relations = listRelations(parts, 'word/document.xml')
  const inText = relations.find(({ target }) => reaches(parts, target, part))
  return inText && placeIn(parts, inText.target === part ? 'word/document.xml' : inText.target, inText.id)
}

/** Whether a part is another one, or refers to it. */
function reaches(parts: ZipParts, start: string, wanted: string): boolean {
  const seen = new Set([start])
  for (const part of seen) {
    if (posix.normalize(part).toLowerCase() === wanted.toLowerCase()) return true
    if (seen.size > MAX_STEPS) return false
    for (const { type, target } of listRelations(parts, part)) if (!SHARED.test(type)) seen.add(target)
  }
  return false
}

/** The page on which Word last drew what has a relation. */
function pageOf(parts: ZipParts, part: string, relation = ''): string | undefined {
  let page = 1
  let found: number | undefined
  readXml(parts.text(part) ?? '', {
    onopentag(tag, attributes) {
      if (localName(tag) === 'lastrenderedpagebreak') page++
      if (
        relation !== '' &&
        Object.entries(attributes).some(([name, value]) => name.includes(':') && value === relation)
      )
        found ??= page
    },
  })
  return found === undefined || page === 1 ? undefined : `page ${found}`
}
