import { BorderStyle, type Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { INK } from '../brand.ts'
import type { Block, Note } from '../text/blocks.ts'
import type { BlockContext } from './block-context.ts'
import { twips } from './measures.ts'

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/**
 * A quote in a sand box with a terracotta bar. A table of one cell, because paragraph shading follows the indents, so that
 * a list would have a ragged box.
 */
export function wordNote(
  note: Note,
  context: BlockContext,
  inner: (blocks: Block[], context: BlockContext) => (Paragraph | Table)[],
): Table {
  const { note: pad, indent, gap } = context.theme
  const left = context.depth * indent
  const width = context.width - left
  const size = { size: twips(width), type: WidthType.DXA }
  const cell = new TableCell({
    width: size,
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: INK.sand },
    children: inner(note.blocks, { ...context, width: width - pad.x * 2, depth: 0, isLast: true }),
  })
  return new Table({
    width: size,
    columnWidths: [twips(width)],
    layout: TableLayoutType.FIXED,
    indent: { size: twips(left), type: WidthType.DXA },
    // the last paragraph has its own spacing below
    margins: {
      left: twips(pad.x),
      right: twips(pad.x),
      top: twips(pad.y),
      bottom: twips(Math.max(0, pad.y - gap + 1)),
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
    rows: [new TableRow({ cantSplit: context.keeps, children: [cell] })],
  })
}
