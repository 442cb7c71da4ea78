import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { itemsOf } from '#core/content-changes.ts'
import type { AnyItem, ListField } from '#core/content-type.ts'
import { Button } from '#ui/elements/Button.tsx'
import { text } from '../../messages.ts'
import { type DraftState, valueOfServer } from '../bar/draft-state.ts'
import { changeEntry, elsewhere, flushDrafts, idOf, leaveEntry, useDraftState } from '../bar/draft-store.ts'
import { holdEntry } from '../bar/editing-window.ts'
import { FieldEditor, ItemFields } from '../fields/FieldEditor.tsx'
import type { FieldErrors } from '../fields/field-props.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { EditIcon } from './EditIcon.tsx'
import { ItemPlace } from './ItemPlace.tsx'
import { getGroup } from './move-item.ts'
import { SavedLine } from './SavedLine.tsx'
import { closeSheet, openSheet, selection, type Target } from './selection.ts'
import './sheet.css'
import { useFieldErrors } from './use-field-errors.ts'
import { useSheetFocus } from './use-sheet-focus.ts'

/** The form of what is being edited. Beside the page on wide screens, all of the screen on phones. */
export function EditSheet() {
  const target = selection.useStore((current) => current.target)
  const state = useDraftState(target)
  if (target === undefined || state === undefined) return null
  return <OpenSheet key={JSON.stringify(target)} target={target} state={state} />
}

interface OpenSheetProps {
  target: Target
  state: DraftState
}

function OpenSheet({ target, state }: OpenSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const field = selection.useStore((current) => current.field)
  const isElsewhere = elsewhere.useStore((all) => all.has(idOf(target)))
  const errors = useFieldErrors(state)
  useSheetFocus(sheet, field)
  useEffect(() => holdEntry(target), [target])
  // Text that was typed last is saved when the sheet closes or shows something else.
  useEffect(() => () => leaveEntry(target), [target])
  const items = 'list' in target ? listSiblings(target, state) : undefined
  const step = (by: 1 | -1) => {
    const next = items && 'item' in target ? items.list[items.index + by] : undefined
    if (next && 'list' in target) openSheet({ ...target, item: next.key })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) closeSheet()
    if (event.altKey && event.key === 'PageUp') step(-1)
    if (event.altKey && event.key === 'PageDown') step(1)
  }
  const heading =
    'part' in target ? text.edit(state.type.parts[target.part]?.label ?? '') : text.edit(items?.field.itemName ?? '')
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
          {items && items.index >= 0 && 'item' in target && (
            <p className="quiet">
              {text.placeOf(items.group.label, items.group.keys.indexOf(target.item) + 1, items.group.keys.length)}
            </p>
          )}
          <h2 id={titleId}>{heading}</h2>
        </div>
        {items && (
          <>
            <HeadButton label={text.previousItem} icon="up" onClick={() => step(-1)} />
            <HeadButton label={text.nextItem} icon="down" onClick={() => step(1)} />
          </>
        )}
        <HeadButton label={text.close} icon="close" onClick={closeSheet} />
      </div>
      <form
        className="edit-sheet-form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onBlur={() => flushDrafts(target)}
      >
        <fieldset className="edit-group" disabled={isElsewhere}>
          <Conflicts target={target} state={state} />
          {'part' in target ? (
            <PartFields target={target} state={state} errors={errors} />
          ) : (
            items && (
              <>
                <ListItemFields target={target} state={state} field={items.field} errors={errors} />
                {items.group.keys.length > 1 && <ItemPlace target={target} group={items.group} />}
              </>
            )
          )}
        </fieldset>
      </form>
      <div className="edit-sheet-end">
        {items && 'item' in target ? <RemoveItem target={target} state={state} /> : <span />}
        <SavedLine state={state} />
        <Button variant="line" onClick={closeSheet}>
          {text.done}
        </Button>
      </div>
    </dialog>
  )
}

function HeadButton({ label, icon, onClick }: { label: string; icon: 'up' | 'down' | 'close'; onClick: () => void }) {
  return (
    <button type="button" className="edit-icon-button" aria-label={label} onClick={onClick}>
      <EditIcon name={icon} />
    </button>
  )
}

interface FieldsProps extends OpenSheetProps {
  errors: FieldErrors
}

type PartTarget = Extract<Target, { part: string }>
type ItemTarget = Extract<Target, { list: string }>

function PartFields({ target, state, errors }: FieldsProps & { target: PartTarget }) {
  const { type, value, server } = state
  const published = server.published && valueOfServer(server.published)
  return type.parts[target.part]?.fields.map((name) => {
    const field = type.fields[name]
    if (field === undefined) return null
    return (
      <FieldEditor
        key={name}
        id={`edit-${name}`}
        path={[name]}
        field={field}
        value={value[name] ?? ''}
        published={published?.[name]}
        errors={errors}
        server={server}
        onChange={(next) => changeEntry(target, { ...state.value, [name]: next })}
      />
    )
  })
}

function ListItemFields({ target, state, field, errors }: FieldsProps & { target: ItemTarget; field: ListField }) {
  const { value, server } = state
  const item = itemsOf(value[target.list]).find(({ key }) => key === target.item)
  const published = server.published && valueOfServer(server.published)
  if (item === undefined) return null
  return (
    <ItemFields
      idPrefix={`edit-${target.item}`}
      path={[target.list, target.item]}
      field={field}
      item={item}
      published={itemsOf(published?.[target.list]).find(({ key }) => key === target.item)}
      server={server}
      errors={errors}
      onChange={(next) => changeEntry(target, withItem(state, target, next))}
    />
  )
}

function RemoveItem({ target, state }: { target: ItemTarget; state: DraftState }) {
  const remove = () => {
    const left = itemsOf(state.value[target.list]).filter(({ key }) => key !== target.item)
    changeEntry(target, { ...state.value, [target.list]: left })
    closeSheet()
  }
  return (
    <button type="button" className="edit-button edit-danger" onClick={remove}>
      {text.removeItem}
    </button>
  )
}

function Conflicts({ target, state }: { target: Target; state: DraftState }) {
  return state.conflicts.map((conflict) => (
    <ConflictChoice key={conflict.path.join('/')} target={target} state={state} conflict={conflict} />
  ))
}

function listSiblings(target: ItemTarget, { type, value }: DraftState) {
  const field = type.fields[target.list]
  if (field?.type !== 'list') return undefined
  const list = itemsOf(value[target.list])
  const index = list.findIndex(({ key }) => key === target.item)
  return { field, list, index, group: getGroup(field, list, target.item) }
}

function withItem(state: DraftState, target: ItemTarget, next: AnyItem) {
  const items = itemsOf(state.value[target.list]).map((item) => (item.key === next.key ? next : item))
  return { ...state.value, [target.list]: items }
}
