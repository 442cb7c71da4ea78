import { flushSync } from 'react-dom'
import type { Row, TextColumn } from '../rows/rows.ts'
import { typeText } from '../store/actions.ts'
import { type Cell, changeGrid, gridState } from '../store/grid-state.ts'
import { touchField } from '../store/row-notes.ts'

/** Phones edit texts in the sheet, as in `files-table.css`. */
const NARROW = '(max-width: 59.99rem)'

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches
}

export function isTextColumn(column: string | undefined): column is TextColumn {
  return column === 'title' || column === 'details'
}

/** The keys of the rows that the filter shows. */
export function shownKeys(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.files-grid tbody [data-key]')].flatMap(
    ({ dataset }) => dataset.key ?? [],
  )
}

/** Puts the focus on a cell of the grid. */
export function focusCell({ key, column }: Cell): void {
  flushSync(() => changeGrid({ active: { key, column }, editing: undefined }))
  const row = document.querySelector(`.files-grid [data-key="${CSS.escape(key)}"]`)
  const stops = listStops(row)
  const stop = stops.find((candidate) => candidate.dataset.column === column) ?? nearest(stops, column)
  stop?.focus()
}

/** The controls and cells of a row that are visible. */
export function listStops(row: Element | null): HTMLElement[] {
  const all = [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  return all.filter((stop) => stop.offsetParent !== null && !stop.matches(':disabled'))
}

function nearest(stops: readonly HTMLElement[], column: string): HTMLElement | undefined {
  const [name] = column.split('-')
  return stops.find((stop) => stop.dataset.column?.startsWith(name ?? '')) ?? stops.at(-1)
}

/** Begins to edit a text. @param isReplaced what is typed takes the place of the text */
export function editCell(
  table: string,
  row: Pick<Row, 'key' | TextColumn>,
  column: TextColumn,
  isReplaced = false,
): void {
  const { key } = row
  touchField(table, [key], column)
  // The input gets the focus before the key that began it arrives.
  flushSync(() => {
    changeGrid({ active: { key, column }, editing: { key, column, before: row[column] } })
    if (isReplaced) typeText(table, key, column, '')
  })
}

/** The text that is being edited is as it was. */
export function takeBack(table: string): void {
  const { editing } = gridState.get()
  if (editing) typeText(table, editing.key, editing.column, editing.before)
}
