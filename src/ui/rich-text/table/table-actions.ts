import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  toggleHeader,
} from '@tiptap/pm/tables'
import { text } from '../messages.ts'

const [HEADER_ROW, ROW] = ['th', 'td'].map((cell) => `<tr>${`<${cell}><p></p></${cell}>`.repeat(3)}</tr>`)
const NEW_TABLE = `<table>${HEADER_ROW}${ROW}${ROW}</table>`

/** From the beginning of a table into its first cell: table, row, cell, paragraph. */
const FIRST_CELL = 4

/** Inserts a table after the block with the caret, or in place of an empty line. */
export function insertTable(editor: Editor): void {
  const { doc, selection } = editor.state
  const { $from } = selection
  const isEmptyLine = $from.depth === 1 && $from.parent.content.size === 0
  const to = $from.depth === 0 ? $from.pos : $from.after(1)
  const from = isEmptyLine ? $from.before(1) : to
  // The text can go on after a table at the end.
  const html = to === doc.content.size ? `${NEW_TABLE}<p></p>` : NEW_TABLE
  const at = from + FIRST_CELL
  editor.chain().focus().insertContentAt({ from, to }, html).setTextSelection(at).scrollIntoView().run()
}

/** The last row or column is the table. */
const orTable =
  (command: Command): Command =>
  (state, dispatch) =>
    command(state, dispatch) || deleteTable(state, dispatch)

export function hasHeaderRow({ state }: Editor): boolean {
  return findTable(state.selection.$from)?.node.firstChild?.firstChild?.type.name === 'tableHeader'
}

/** What the menu of a table offers. */
export const TABLE_ACTIONS: readonly { label: string; run: Command; isOn?: (editor: Editor) => boolean }[] = [
  { label: text.table.rowAbove, run: addRowBefore },
  { label: text.table.rowBelow, run: addRowAfter },
  { label: text.table.columnBefore, run: addColumnBefore },
  { label: text.table.columnAfter, run: addColumnAfter },
  { label: text.table.headerRow, run: toggleHeader('row'), isOn: hasHeaderRow },
  { label: text.table.deleteRow, run: orTable(deleteRow) },
  { label: text.table.deleteColumn, run: orTable(deleteColumn) },
  { label: text.table.deleteTable, run: deleteTable },
]
