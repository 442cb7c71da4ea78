import { coverDrawing } from '../../drawings/covers/covers.ts'
import { kindDrawings, SLIDE_KINDS } from '../../drawings/covers/kinds.ts'
import type { Drawing } from '../../drawings/diagram.ts'
import type { SourceDocument } from './source.ts'
import { picturesIn } from './text/pictures.ts'

/**
 * Everything that a document shows, as text to hash: its source, and its drawings with their shapes, alternative texts and speaker
 * notes. The look of what generators add is in `GENERATORS`.
 */
export function shownBy(source: SourceDocument): string {
  return JSON.stringify([source, drawingsOf(source)])
}

/** Code that determines the documents, relative to `starter/`. */
export const GENERATORS = [
  'maker/documents/**/*.ts',
  'drawings/{covers,kit,write}/*.ts',
  'drawings/diagram.ts',
  'type/*.ts',
]

function drawingsOf(source: SourceDocument): Drawing[] {
  const { cover } = source
  const ofDeck =
    cover === null ? [] : [coverDrawing(cover), ...SLIDE_KINDS.flatMap((kind) => kindDrawings(kind, cover))]
  return [...ofDeck, ...picturesIn(source)]
}
