import { createStore } from '#ui/store.ts'
import type { RowState } from '../rows/row-state.ts'
import type { Row, TextColumn } from '../rows/rows.ts'

/** A control or cell that gets the focus; a column has several when its cell has several buttons, e.g. `state-1`. */
export interface Cell {
  key: string
  column: string
}

/** A cell that is being edited. */
export interface Editing {
  key: string
  column: TextColumn
  /** Its text before. */
  before: string
}

interface GridState {
  selected: ReadonlySet<string>
  /** The one stop of the tab key. Undefined: the first one. */
  active: Cell | undefined
  editing: Editing | undefined
  /** Only rows of this state are shown. */
  shown: RowState['group'] | undefined
}

const INITIAL: GridState = { selected: new Set(), active: undefined, editing: undefined, shown: undefined }

export const gridState = createStore<GridState>(INITIAL)

export function changeGrid(change: Partial<GridState>): void {
  gridState.set({ ...gridState.get(), ...change })
}

export function resetGrid(): void {
  gridState.set(INITIAL)
}

/** @param isSelected undefined switches */
export function selectRow(key: string, isSelected = !gridState.get().selected.has(key)): void {
  const selected = new Set(gridState.get().selected)
  if (isSelected) selected.add(key)
  else selected.delete(key)
  changeGrid({ selected })
}

/** What was said last about the grid, also to screen readers. */
export const saidStore = createStore<{ text: string; canUndo: boolean }>({ text: '', canUndo: false })

export function say(text: string, canUndo = false): void {
  saidStore.set({ text, canUndo })
}

/** A change that can be taken back. */
export interface UndoStep {
  table: string
  before: readonly Row[]
  after: readonly Row[]
}

export const undoSteps: UndoStep[] = []
