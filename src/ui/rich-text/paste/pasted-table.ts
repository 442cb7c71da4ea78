import { MAX_TABLE, spanOf } from '#core/table-size.ts'
import { isHidden } from './element-style.ts'

/** Whether a table holds data. Others make a layout: their cells become paragraphs. */
export function isDataTable(table: Element): table is HTMLTableElement {
  if (!(table instanceof HTMLTableElement) || table.querySelector('table')) return false
  return table.role !== 'presentation' && [...table.rows].some(({ cells }) => cells.length > 1)
}

interface TableOptions {
  htmlOfCell: (cell: Element) => string
  /** The table is longer or wider than `MAX_TABLE`. */
  onCut: () => void
}

/** The editor's HTML for a table. Rows that a spreadsheet hides are left out. */
export function htmlOfTable(table: HTMLTableElement, { htmlOfCell, onCut }: TableOptions): string {
  const rows = [...table.rows].filter((row) => !isHidden(row))
  const isCut = rows.length > MAX_TABLE.rows || rows.some(({ cells }) => cells.length > MAX_TABLE.columns)
  if (isCut) onCut()
  const html = rows.slice(0, MAX_TABLE.rows).map((row) => {
    const cells = [...row.cells].slice(0, MAX_TABLE.columns).map((cell) => {
      const html = htmlOfCell(cell) || '<p></p>'
      if (cell.tagName === 'TD' && row.parentElement?.tagName !== 'THEAD') return `<td${spans(cell)}>${html}</td>`
      // A header is bold already.
      return `<th${spans(cell)}>${html.replace(/<\/?strong>/g, '')}</th>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table><tbody>${html.join('')}</tbody></table>`
}

function spans({ colSpan, rowSpan }: HTMLTableCellElement): string {
  return ` colspan="${spanOf(colSpan, MAX_TABLE.columns)}" rowspan="${spanOf(rowSpan, MAX_TABLE.rows)}"`
}
