import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { move, pasteColumn, setField, undo } from '../store/actions.ts'
import { changeGrid, gridState, selectRow } from '../store/grid-state.ts'
import { currentRows } from '../store/table-rows.ts'
import { editCell, focusCell, isNarrow, isTextColumn, listStops, shownKeys } from './focus.ts'

const ARROWS: Readonly<Record<string, readonly [rows: number, stops: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A key that writes a character, also the first of two that make one. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key.length === 1 || key === 'Dead' || key === 'Process') && !ctrlKey && !metaKey && !altKey

/** The keys of the grid, as in a spreadsheet. While a text is edited, its input has the keys. */
export function useGridKeys(table: string) {
  /** Whether a list of choices is open: it has the arrows then. */
  const isListOpen = useRef(false)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stop = findStop(event.target)
    const row = stop?.closest('tr')
    if (!stop || !row || gridState.get().editing) return
    const { key = '' } = row.dataset
    const { column } = stop.dataset
    const item = currentRows(table).find((candidate) => candidate.key === key)
    const isSelect = stop instanceof HTMLSelectElement
    const done = (run: () => void) => {
      event.preventDefault()
      event.stopPropagation()
      run()
    }
    if (isSelect && isListOpen.current && !event.altKey) {
      if (event.key === 'Escape' || event.key === 'Enter') isListOpen.current = false
      return
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && item)
      return done(() => {
        move(table, movedWith(key), event.key === 'ArrowUp' ? -1 : 1)
        // Not in a later frame: that would end what the editor has begun to type.
        focusCell(gridState.get().active ?? { key, column: column ?? '' })
      })
    if (event.shiftKey && event.key === ' ' && item) return done(() => selectRow(key))
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return done(() => undo(table))
    const arrow = ARROWS[event.key]
    if (arrow && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey)
      return done(() => step(row, stop, arrow))
    if (event.key === 'Home' || event.key === 'End') return done(() => jump(row, event))
    if (event.key === 'Escape' && gridState.get().selected.size > 0)
      return done(() => changeGrid({ selected: new Set() }))
    if (isSelect && (event.key === 'Enter' || event.key === ' ')) isListOpen.current = true
    if (isSelect && event.key === 'Enter') return done(() => stop.showPicker())
    if (!item || !isTextColumn(column)) return
    if (event.key === 'Enter' || event.key === 'F2') return done(() => editCell(table, item, column))
    if (event.key === 'Delete' || event.key === 'Backspace') return done(() => setField(table, [key], column, ''))
    if (isTyped(event) && !isNarrow()) {
      // The browser writes the character into the input, which has the focus now. Edit mode must not take an E for its switch.
      event.stopPropagation()
      editCell(table, item, column, true)
    }
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const stop = findStop(event.target)
    const { key } = stop?.closest('tr')?.dataset ?? {}
    const { column } = stop?.dataset ?? {}
    if (key !== undefined && column !== undefined) changeGrid({ active: { key, column } })
  }

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const stop = findStop(event.target)
    const { key } = stop?.closest('tr')?.dataset ?? {}
    const { column } = stop?.dataset ?? {}
    const pasted = event.clipboardData.getData('text/plain')
    if (key === undefined || !isTextColumn(column) || gridState.get().editing || pasted === '') return
    event.preventDefault()
    pasteColumn(table, { key, column, shown: shownKeys() }, pasted)
  }

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const stop = findStop(event.target)
    const { key } = stop?.closest('tr')?.dataset ?? {}
    const { column } = stop?.dataset ?? {}
    const row = currentRows(table).find((candidate) => candidate.key === key)
    if (!row || !isTextColumn(column) || gridState.get().editing || !getSelection()?.isCollapsed) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', row[column])
  }

  return {
    onKeyDown,
    onFocus,
    onPaste,
    onCopy,
    onPointerDown: (event: PointerEvent) => {
      isListOpen.current = event.target instanceof HTMLSelectElement
    },
    onBlur: () => {
      isListOpen.current = false
    },
    onChange: () => {
      isListOpen.current = false
    },
  }
}

function findStop(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
}

/** A selected row takes the other selected rows along. */
export function movedWith(key: string): string[] {
  const { selected } = gridState.get()
  return selected.has(key) ? [...selected] : [key]
}

function step(row: HTMLTableRowElement, stop: HTMLElement, [rows, stops]: readonly [number, number]): void {
  const column = stop.dataset.column ?? ''
  if (rows !== 0) {
    const all = [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tr[data-key]') ?? [])]
    const key = all[all.indexOf(row) + rows]?.dataset.key
    if (key !== undefined) focusCell({ key, column })
    return
  }
  const inRow = listStops(row)
  const next = inRow[inRow.indexOf(stop) + stops]?.dataset.column
  if (next !== undefined) focusCell({ key: row.dataset.key ?? '', column: next })
}

/** Home and End go to the ends of the row, with Ctrl to the first and last row. */
function jump(row: HTMLTableRowElement, { key, ctrlKey }: { key: string; ctrlKey: boolean }): void {
  const all = [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tbody tr[data-key]') ?? [])]
  const target = ctrlKey ? all.at(key === 'Home' ? 0 : -1) : row
  const column = listStops(target ?? null).at(key === 'Home' ? 0 : -1)?.dataset.column
  if (target && column !== undefined) focusCell({ key: target.dataset.key ?? '', column })
}
