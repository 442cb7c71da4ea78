import { picturesIn } from '../documents/text/pictures.ts'
import type { Source } from './sources.ts'
import type { Text } from './texts.ts'

/** What the documents of a module, or of a French or Spanish section, show. */
export interface PictureCount {
  /** For example `modules/10-contraceptive-implants`. */
  folder: string
  /** Different diagrams. */
  diagrams: number
  /** Of these, diagrams that no other module uses. */
  own: number
  /** Diagrams on all slides and pages. */
  pictures: number
  /** Of these, with an alternative text. */
  altTexts: number
  posters: number
  clientSheets: number
}

const FOLDER = /^(?:modules|materials\/(?:fr|es))\/[^/]+/
/** A trainer needs these to show what a module or a section teaches. */
const MIN_DIAGRAMS = 4

/** Counts pictures by module and section. Documents with a fault are not among the sources, so they do not count. */
export function countPictures(sources: readonly Source[]): PictureCount[] {
  const folders = Map.groupBy(
    sources.filter(({ path }) => FOLDER.test(path)),
    ({ path }) => FOLDER.exec(path)?.[0] ?? '',
  )
  const keys = new Map(
    [...folders].map(([folder, inside]) => [folder, new Set(drawingsOf(inside).map(({ key }) => key))]),
  )
  return [...folders].map(([folder, inside]) => {
    const drawings = drawingsOf(inside)
    const others = [...keys].filter(([other]) => other !== folder).map(([, used]) => used)
    const different = [...(keys.get(folder) ?? [])]
    const layouts = inside.map(({ documents: [first] }) => first?.layout)
    return {
      folder,
      diagrams: different.length,
      own: different.filter((key) => !others.some((used) => used.has(key))).length,
      pictures: drawings.length,
      altTexts: drawings.filter(({ alt }) => alt.trim() !== '').length,
      posters: layouts.filter((layout) => layout === 'poster').length,
      clientSheets: layouts.filter((layout) => layout === 'client').length,
    }
  })
}

/** The slides with notes repeat the pictures of their deck and do not count. */
function drawingsOf(sources: readonly Source[]) {
  return sources.flatMap(({ documents }) => documents.filter(({ slideNotes }) => !slideNotes).flatMap(picturesIn))
}

/** Finds modules with too few diagrams of their own, sections with too few, and pictures without an alternative text. */
export function checkPictures(counts: readonly PictureCount[]): string[] {
  return counts.flatMap(({ folder, own, diagrams, pictures, altTexts }) => {
    const enough = folder.startsWith('modules/') ? own : diagrams
    return [
      ...(enough < MIN_DIAGRAMS ? [`${folder}: has ${enough} diagrams, not ${MIN_DIAGRAMS}`] : []),
      ...(altTexts === pictures ? [] : [`${folder}: ${pictures - altTexts} pictures have no alternative text`]),
    ]
  })
}

/** Finds diagrams that no text shows. */
export function checkUnused(ids: Iterable<string>, texts: readonly Text[]): string[] {
  const shown = new Set(texts.flatMap(({ body }) => [...body.matchAll(/!\[\]\(([^)]+)\)/g)].map(([, id]) => id)))
  return [...ids].filter((id) => !shown.has(id)).map((id) => `no text shows the diagram ${id}: show or delete it`)
}
