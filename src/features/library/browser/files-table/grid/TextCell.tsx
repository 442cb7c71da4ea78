import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { filesText as text } from '../messages.ts'
import type { Row, TextColumn } from '../rows/rows.ts'
import { endTyping, pasteColumn, typeText } from '../store/actions.ts'
import { changeGrid } from '../store/grid-state.ts'
import { touchField } from '../store/row-notes.ts'
import { currentRows, openRow } from '../store/table-rows.ts'
import { editCell, focusCell, isNarrow, shownKeys, takeBack } from './focus.ts'

interface TextCellProps {
  table: string
  row: Row
  column: TextColumn
  lang: string | undefined
  isActive: boolean
  isEditing: boolean
  isGuessed: boolean
  /** Shown below the text on phones. */
  note?: string
}

/** The title or details of a file. Typing, Enter or a click edits them; on phones they open the sheet. */
export function TextCell({ table, row, column, lang, isActive, isEditing, isGuessed, note }: TextCellProps) {
  const Tag = column === 'title' ? 'th' : 'td'
  const open = () => {
    if (isEditing) return
    if (!isNarrow()) return editCell(table, row, column)
    touchField(table, [row.key], column)
    openRow(table, row.key, column)
  }
  const shown = row[column]
  return (
    <Tag
      scope={column === 'title' ? 'row' : undefined}
      className={`files-text ${isEditing ? 'files-editing' : ''}`}
      data-column={column}
      tabIndex={isActive && !isEditing ? 0 : -1}
      lang={lang}
      dir="auto"
      onClick={open}
    >
      {isEditing ? (
        <TextInput table={table} row={row} column={column} />
      ) : shown ? (
        <>
          <span className={isGuessed ? 'files-guess' : undefined}>{shown}</span>
          {isGuessed && <span className="visually-hidden"> {text.guessed}</span>}
        </>
      ) : (
        <span className="quiet">{column === 'title' ? text.addTitle : text.addDetails}</span>
      )}
      {note && !isEditing && <small className="files-narrow">{note}</small>}
    </Tag>
  )
}

function TextInput({ table, row, column }: Pick<TextCellProps, 'table' | 'row' | 'column'>) {
  const input = useRef<HTMLTextAreaElement>(null)
  const { key } = row
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length)
  }, [])
  const leave = (next: { key: string; column: TextColumn } | undefined, isEdited: boolean) => {
    flushSync(() => endTyping(table))
    const target = next && currentRows(table).find((other) => other.key === next.key)
    if (next && target && isEdited) editCell(table, target, next.column)
    else focusCell(next ?? { key, column })
  }
  const neighbour = (by: 1 | -1) => {
    const rows = currentRows(table)
    return rows[rows.findIndex((other) => other.key === key) + by]?.key
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isBack = event.shiftKey
    if (event.key === 'Escape') {
      // The sheet must not close too.
      event.stopPropagation()
      event.preventDefault()
      takeBack(table)
      leave(undefined, false)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const below = neighbour(isBack ? -1 : 1)
      leave(below === undefined ? undefined : { key: below, column }, false)
    } else if (event.key === 'Tab') {
      const staysInRow = (column === 'title') !== isBack
      const target = staysInRow ? key : neighbour(isBack ? -1 : 1)
      // At the end of the grid the key leaves it.
      if (target === undefined) return
      event.preventDefault()
      leave({ key: target, column: column === 'title' ? 'details' : 'title' }, true)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\n\t]./.test(pasted)) return
    event.preventDefault()
    takeBack(table)
    flushSync(() => changeGrid({ editing: undefined }))
    pasteColumn(table, { key, column, shown: shownKeys() }, pasted)
    focusCell({ key, column })
  }
  return (
    <textarea
      dir="auto"
      ref={input}
      rows={2}
      aria-label={column === 'title' ? text.titleOf(row.title) : text.detailsOf(row.title)}
      value={row[column]}
      onChange={(event) => typeText(table, key, column, event.target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={() => endTyping(table)}
    />
  )
}
