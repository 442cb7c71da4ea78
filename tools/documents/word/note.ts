import { BorderStyle, type Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { INK } from '../brand.ts'
import { PAGE_THEME } from '../pdf/theme.ts'
import type { Block, Note } from '../text/blocks.ts'
import { twips } from './measures.ts'
import type { Place } from './place.ts'

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/**
 * A quote in a box: sand with a bar of terracotta. A table of one cell, because the shade of paragraphs follows their
 * indents, and a list would make the box ragged.
 */
export function wordNote(
  note: Note,
  place: Place,
  inner: (blocks: Block[], place: Place) => (Paragraph | Table)[],
): Table {
  const { note: pad, indent } = PAGE_THEME
  const left = place.depth * indent
  const width = place.width - left
  const size = { size: twips(width), type: WidthType.DXA }
  const cell = new TableCell({
    width: size,
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: INK.sand },
    children: inner(note.blocks, { ...place, width: width - pad.x * 2, depth: 0, tail: true }),
  })
  return new Table({
    width: size,
    columnWidths: [twips(width)],
    layout: TableLayoutType.FIXED,
    indent: { size: twips(left), type: WidthType.DXA },
    // the last paragraph brings its own distance below
    margins: {
      left: twips(pad.x),
      right: twips(pad.x),
      top: twips(pad.y),
      bottom: twips(2),
      marginUnitType: WidthType.DXA,
    },
    borders: {
      top: NONE,
      bottom: NONE,
      right: NONE,
      insideHorizontal: NONE,
      insideVertical: NONE,
      left: { style: BorderStyle.SINGLE, size: pad.bar * 8, color: INK.terracotta },
    },
    rows: [new TableRow({ cantSplit: true, children: [cell] })],
  })
}
