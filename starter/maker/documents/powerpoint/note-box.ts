import type { FittedSlide } from '../slides/fit.ts'
import type { Frame } from '../slides/place-pictures.ts'
import type { Note } from '../text/blocks.ts'
import { groupShape } from './group.ts'
import { bodyLevels } from './levels.ts'
import type { Names } from './names.ts'
import { paragraphsOf } from './paragraphs.ts'
import { rectangle } from './pattern.ts'
import { textBox, textShape } from './shape.ts'
import type { SlidePart } from './slide-part.ts'
import type { Xml } from './xml.ts'

/** A note in a box with a bar, grouped so that they move together. */
export function noteBox({ theme }: FittedSlide, note: Note, frame: Frame, part: SlidePart, names: Names): Xml {
  const { x, y, bar } = theme.note
  const id = part.ids()
  const text = textShape({
    id: part.ids(),
    name: names.note,
    frame,
    placeholder: null,
    background: 'sand',
    box: textBox('ctr', 'shrink', { left: bar + x, top: y, right: x, bottom: y }),
    levels: bodyLevels(theme.body.size),
    paragraphs: paragraphsOf(note.blocks, theme, part),
  })
  return groupShape(id, names.note, frame, [
    text,
    rectangle(part.ids, names.bar, 'terracotta', { ...frame, width: bar }),
  ])
}
