import { type Drawing, WIDTHS } from '../../../drawings/diagram.ts'
import type { CategoryTable, Shape } from '../../../drawings/kit/shapes.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain, type Run, type Table } from './blocks.ts'
import { applyTypography } from './typography.ts'

/**
 * The blocks of a slide. A drawing across the slide that shows nothing but a table of categories becomes that table, whose
 * words and categories trainers can change; a line below the table stays.
 */
export function withNativeTables(blocks: Block[], language: SourceDocument['language']): Block[] {
  const [picture, ...others] = blocks
  if (picture?.kind !== 'picture' || others.length > 0) return blocks
  const [drawing, ...more] = picture.drawings
  if (!drawing || more.length > 0 || drawing.width !== WIDTHS.full) return blocks
  return tableOf(drawing, language) ?? blocks
}

function tableOf({ shapes }: Drawing, language: SourceDocument['language']): Block[] | undefined {
  const found: { table?: CategoryTable; lines: string[] } = { lines: [] }
  for (const shape of shapes) look(shape, found)
  if (!found.table) return undefined
  const runs = (text: string): Run[] => applyTypography([plain(text)], language)
  const { header, rows } = found.table
  const table: Table = {
    kind: 'table',
    header: header.map(runs),
    rows: rows.map((row) => row.map(runs)),
    align: header.map((_, column) => (column === 0 ? 'left' : 'center')),
    categoryColumns: header.flatMap((_, column) => (column === 0 ? [] : [column])),
  }
  return [table, ...found.lines.map((line): Block => ({ kind: 'paragraph', runs: runs(line) }))]
}

/** Finds the table of a drawing, and the texts outside it. */
function look(shape: Shape, found: { table?: CategoryTable; lines: string[] }): void {
  if (shape.kind === 'text') found.lines.push(shape.text)
  if (shape.kind !== 'group') return
  if (shape.table) found.table = shape.table
  else for (const inner of shape.shapes) look(inner, found)
}
