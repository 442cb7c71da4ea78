import { contentWidths } from '../../../type/lines.ts'
import { blockSlices } from '../pdf/block-slices.ts'
import type { Tag } from '../pdf/canvas.ts'
import { heightOf, type Slice } from '../pdf/slice.ts'
import type { Theme } from '../pdf/theme.ts'
import type { Block } from '../text/blocks.ts'
import { minTableWidth } from '../text/columns.ts'
import type { Column, Row } from './poster-rows.ts'

/** Stands for the parent in the structure tree of text that is only measured. */
const NO_PARENT: Tag = { role: 'Document', parent: null }

/** Lines, table rows and pictures of a column, with the space above its heading that Word has too. */
export function columnSlices({ blocks, width }: Column, theme: Theme, parent: Tag = NO_PARENT): Slice[] {
  return blockSlices(blocks, { theme, width, parent, depth: 0 })
}

/** Points above the first line of a column: Word keeps the space above a heading at the top of a cell. */
export function spaceAbove({ blocks: [first] }: Column, theme: Theme): number {
  return first?.kind === 'heading' ? Math.max(0, theme.headings[first.level].above - theme.gap) : 0
}

export function columnHeight(column: Column, theme: Theme): number {
  return spaceAbove(column, theme) + heightOf(columnSlices(column, theme))
}

export function rowHeight(row: Row, theme: Theme): number {
  return Math.max(...row.map((column) => columnHeight(column, theme)))
}

export function rowsHeight(rows: Row[], theme: Theme): number {
  // the last gap too, which Word has below the last paragraph
  return rows.reduce((sum, row) => sum + rowHeight(row, theme) + theme.gap, 0)
}

/** Whether no word of the column is wider than its line. */
export function hasWholeWords({ blocks, width }: Column, theme: Theme): boolean {
  return blocks.every((block) => minWidth(block, theme) <= width)
}

function minWidth(block: Block, theme: Theme): number {
  switch (block.kind) {
    case 'heading':
      return contentWidths(block.runs, theme.headings[block.level]).min
    case 'paragraph':
      return contentWidths(block.runs, theme.body).min
    case 'table':
      return minTableWidth(block, theme)
    case 'list':
      return theme.indent + Math.max(...block.items.flatMap((item) => item.blocks.map((each) => minWidth(each, theme))))
    case 'note':
      return theme.note.bar + theme.note.x * 2 + Math.max(...block.blocks.map((inner) => minWidth(inner, theme)))
    case 'picture':
    case 'steps':
    case 'page-break':
      return 0
  }
}
