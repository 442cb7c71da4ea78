import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { withValueAt } from '#core/content-path.ts'
import type { EditItemTarget } from '#ui/editing/edit-mode.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { text } from '../../messages.ts'
import { type DraftState, valueOfServer } from '../bar/draft-state.ts'
import { changeEntry, elsewhere, flushDrafts, idOf, leaveEntry, useDraftState } from '../bar/draft-store.ts'
import { holdEntry } from '../bar/editing-window.ts'
import { barText } from '../bar/messages.ts'
import { FieldEditor, ItemFields } from '../fields/FieldEditor.tsx'
import type { Form } from '../fields/inputs.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { EditIcon, IconButton } from './EditIcon.tsx'
import { orderText } from './messages.ts'
import { findItem, type ItemGroup, moveItem } from './move-item.ts'
import { closeSheet, openSheet, selection, type Target } from './selection.ts'
import { clockOf } from './times.ts'
import './sheet.css'
import { useFieldErrors } from './use-field-errors.ts'

/** The form of what is being edited. Beside the page on wide screens, all of the screen on phones. */
export function EditSheet() {
  const target = selection.useStore((current) => current.target)
  const state = useDraftState(target)
  if (target === undefined || state === undefined) return null
  return <OpenSheet key={JSON.stringify(target)} target={target} state={state} />
}

function OpenSheet({ target, state }: { target: Target; state: DraftState }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const field = selection.useStore((current) => current.field)
  const isElsewhere = elsewhere.useStore((all) => all.has(idOf(target)))
  const { published } = state.server
  const form: Form = {
    state,
    published: published ? valueOfServer(published) : {},
    errors: useFieldErrors(state),
    change: (path, value) => changeEntry(target, withValueAt(state.value, path, value)),
  }
  useSheetFocus(sheet, field)
  useEffect(() => holdEntry(target), [target])
  // Text that was typed last is saved when the sheet closes or shows something else.
  useEffect(() => () => leaveEntry(target), [target])
  const part = 'part' in target ? state.type.parts[target.part] : undefined
  const item = 'list' in target ? findItem(target, state) : undefined
  const step = (by: 1 | -1) => {
    const next = item?.items[item.index + by]
    if (item && next) openSheet({ ...item.target, item: next.key })
  }
  const remove = () => {
    if (item === undefined) return
    const { list, item: removed } = item.target
    form.change(
      [list],
      item.items.filter(({ key }) => key !== removed),
    )
    closeSheet()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) closeSheet()
    if (event.altKey && event.key === 'PageUp') step(-1)
    if (event.altKey && event.key === 'PageDown') step(1)
  }
  return (
    <dialog
      ref={sheet}
      className="edit-sheet"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        closeSheet()
      }}
    >
      <div className="edit-sheet-head">
        <div>
          {item && item.index >= 0 && (
            <p className="quiet">{text.placeOf(item.group.label, item.place + 1, item.group.keys.length)}</p>
          )}
          <h2 id={titleId}>{text.edit(part?.label ?? item?.field.itemName ?? '')}</h2>
        </div>
        {item && (
          <>
            <IconButton label={text.previousItem} icon="up" onClick={() => step(-1)} />
            <IconButton label={text.nextItem} icon="down" onClick={() => step(1)} />
          </>
        )}
        <IconButton label={text.close} icon="close" onClick={closeSheet} />
      </div>
      <form
        className="edit-sheet-form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onBlur={() => flushDrafts(target)}
      >
        <fieldset className="edit-group" disabled={isElsewhere}>
          {state.conflicts.map((conflict) => (
            <ConflictChoice key={conflict.path.join('/')} target={target} state={state} conflict={conflict} />
          ))}
          {part?.fields.map((name) => (
            <FieldEditor key={name} form={form} path={[name]} />
          ))}
          {item && item.index >= 0 && <ItemFields form={form} path={[item.target.list, item.target.item]} />}
          {item && item.group.keys.length > 1 && <ItemPlace {...item} />}
        </fieldset>
      </form>
      <div className="edit-sheet-end">
        {item ? (
          <button type="button" className="edit-button edit-danger" onClick={remove}>
            {text.removeItem}
          </button>
        ) : (
          <span />
        )}
        <SavedLine state={state} />
        <Button variant="line" onClick={closeSheet}>
          {text.done}
        </Button>
      </div>
    </dialog>
  )
}

/** Beside the page from this width on, as in `edit.css`. */
const WIDE = '(min-width: 60rem)'
/** Also the box of formatted text whose editor is loading. */
const FIRST_FIELD =
  ':is(input, select, textarea, [contenteditable], [data-loading]):not([type=hidden], [readonly], :disabled)'

/** Opens the sheet, modal on phones only, and puts the focus on its first field or on the named one. */
function useSheetFocus(sheet: RefObject<HTMLDialogElement | null>, field: string | undefined): void {
  useEffect(() => {
    const dialog = sheet.current
    if (dialog === null) return
    if (!dialog.open) {
      if (matchMedia(WIDE).matches) dialog.show()
      else dialog.showModal()
    }
    const place = field === undefined ? dialog : dialog.querySelector(`[data-field="${CSS.escape(field)}"]`)
    const first = place?.querySelector<HTMLElement>(`.edit-sheet-form ${FIRST_FIELD}`)
    ;(first ?? place?.querySelector<HTMLElement>(FIRST_FIELD))?.focus()
    return () => dialog.close()
  }, [sheet, field])
}

interface ItemPlaceProps {
  target: EditItemTarget
  group: ItemGroup
  /** From 0. */
  place: number
}

/** Moves an item. On a phone the sheet covers the page with its buttons and handles. */
function ItemPlace({ target, group: { label, keys }, place }: ItemPlaceProps) {
  const [said, setSaid] = useState('')
  const move = (by: 1 | -1) => setSaid(moveItem(target, place + by) ?? said)
  const button = (by: 1 | -1, icon: 'up' | 'down', label: string) => (
    <button
      type="button"
      className="edit-button"
      aria-disabled={place + by < 0 || place + by >= keys.length || undefined}
      onClick={() => move(by)}
    >
      <EditIcon name={icon} />
      {label}
    </button>
  )
  return (
    <fieldset className="edit-group edit-place">
      <legend>{orderText.placeIn(label)}</legend>
      <p aria-live="polite">
        {orderText.placeOf(place + 1, keys.length)}
        <span className="visually-hidden">{said && `: ${said}`}</span>
      </p>
      {button(-1, 'up', orderText.moveUp)}
      {button(1, 'down', orderText.moveDown)}
    </fieldset>
  )
}

/** On a phone the sheet covers the bar, so it has its own line about saving. */
function SavedLine({ state: { status, server, changedBy } }: { state: DraftState }) {
  const saved = server.draft ? barText.savedInSheet(clockOf(server.draft.saved_at)) : ''
  const said: Partial<Record<typeof status.kind, string>> = {
    saved: changedBy ? barText.changedBy(changedBy.name, clockOf(changedBy.at)) : saved,
    saving: '',
    gone: barText.gone,
  }
  return (
    <span className="edit-sheet-saved" aria-live="polite">
      {said[status.kind] ?? barText.notSaved}
    </span>
  )
}
