import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { openSheet } from '#features/editing/browser/public.ts'
import { filesText as text } from '../messages.ts'
import type { Row, TextColumn } from '../rows/rows.ts'
import { currentRows, endTyping, pasteColumn, typeText } from '../store/actions.ts'
import { changeGrid } from '../store/grid-state.ts'
import { touchField } from '../store/row-notes.ts'
import { moduleEntry } from '../store/row-uploads.ts'
import { editCell, focusCell, isNarrow, shownKeys, takeBack } from './focus.ts'

interface TextCellProps {
  entry: string
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
export function TextCell({ entry, row, column, lang, isActive, isEditing, isGuessed, note }: TextCellProps) {
  const Tag = column === 'title' ? 'th' : 'td'
  const open = () => {
    if (isEditing) return
    if (!isNarrow()) return editCell(entry, row, column)
    touchField(entry, [row.key], column)
    openSheet({ ...moduleEntry(entry), list: 'files', item: row.key }, column)
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
        <TextInput entry={entry} row={row} column={column} />
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

function TextInput({ entry, row, column }: Pick<TextCellProps, 'entry' | 'row' | 'column'>) {
  const input = useRef<HTMLTextAreaElement>(null)
  const { key } = row
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length)
  }, [])
  const leave = (next: { key: string; column: TextColumn } | undefined, isEdited: boolean) => {
    flushSync(() => endTyping(entry))
    const target = next && currentRows(entry).find((other) => other.key === next.key)
    if (next && target && isEdited) editCell(entry, target, next.column)
    else focusCell(next ?? { key, column })
  }
  const neighbour = (by: 1 | -1) => {
    const rows = currentRows(entry)
    return rows[rows.findIndex((other) => other.key === key) + by]?.key
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isBack = event.shiftKey
    if (event.key === 'Escape') {
      // The sheet must not close too.
      event.stopPropagation()
      event.preventDefault()
      takeBack(entry)
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
    takeBack(entry)
    flushSync(() => changeGrid({ editing: undefined }))
    pasteColumn(entry, { key, column, shown: shownKeys() }, pasted)
    focusCell({ key, column })
  }
  return (
    <textarea
      dir="auto"
      ref={input}
      rows={2}
      aria-label={column === 'title' ? text.titleOf(row.title) : text.detailsOf(row.title)}
      value={row[column]}
      onChange={(event) => typeText(entry, key, column, event.target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={() => endTyping(entry)}
    />
  )
}
