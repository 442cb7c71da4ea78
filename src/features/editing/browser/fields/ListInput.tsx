import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { itemsOf, titleOf } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { emptyValue, type ListField } from '#core/content-type.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { inOrder, type Move, reordered } from '#ui/order/reordered.ts'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { text } from '../../messages.ts'
import { IconButton } from '../sheet/EditIcon.tsx'
import { DragHandle, MoveButtons, moveWithFocus, useMovable } from '../sheet/MoveControls.tsx'
import { orderText } from '../sheet/messages.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { describedBy, type FieldErrors, type FieldProps } from './inputs.tsx'

const FIELD = ':is(input, select, textarea, [contenteditable])'

interface ListInputProps extends FieldProps<ListField> {
  errors: FieldErrors
  /** The fields of the item with this path. */
  children: (item: Path) => ReactNode
}

/** Items in an order: each opens its fields, moves, and can be removed. */
export function ListInput({ errors, children, ...props }: ListInputProps) {
  const { id, path, field, value, onChange } = props
  const items = itemsOf(value)
  const keys = items.map(({ key }) => key)
  const list = useRef<HTMLOListElement>(null)
  const [openKey, setOpenKey] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const add = () => {
    const key = `new-${randomKey()}`
    flushSync(() => {
      onChange([...items, { ...emptyValue(field.fields), key }])
      setOpenKey(key)
    })
    // So that one types the new item at once.
    list.current?.querySelector<HTMLElement>(`:scope > li:last-child ${FIELD}`)?.focus()
  }
  const move = ({ key, place }: Move) => {
    const item = items.find((other) => other.key === key)
    if (item === undefined) return
    moveWithFocus(() => onChange(inOrder(items, reordered(keys, keys, { key, place }))))
    setAnnouncement(orderText.moved(titleOf(field, item), place + 1, items.length, field.label))
  }
  return (
    <fieldset
      className="edit-group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(props)['aria-describedby']}
    >
      <LiveRegion>{announcement}</LiveRegion>
      <ol ref={list} className="edit-list">
        {items.map((item) => (
          <ListRow
            key={item.key}
            list={id}
            itemKey={item.key}
            keys={keys}
            title={titleOf(field, item) || field.itemName}
            isOpen={openKey === item.key}
            hasError={errors.isIn([...path, item.key])}
            onToggle={() => setOpenKey(openKey === item.key ? undefined : item.key)}
            onMove={move}
            onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
          >
            {openKey === item.key && children([...path, item.key])}
          </ListRow>
        ))}
      </ol>
      <button type="button" className="edit-button" onClick={add}>
        <Icon name="plus" />
        {text.add(field.itemName)}
      </button>
    </fieldset>
  )
}

interface ListRowProps {
  /** The id of its list. */
  list: string
  itemKey: string
  keys: readonly string[]
  title: string
  isOpen: boolean
  hasError: boolean
  onToggle: () => void
  onMove: (move: Move) => void
  onRemove: () => void
  /** Its fields while it is open. */
  children: ReactNode
}

function ListRow({ title, isOpen, hasError, onToggle, onRemove, children, ...place }: ListRowProps) {
  const { row, handle, dropClass, step, keyProps } = useMovable<HTMLLIElement>(place)
  return (
    <li ref={row} className={dropClass}>
      <div className="edit-list-head">
        <DragHandle ref={handle} title={title} />
        <button type="button" className="edit-list-title" aria-expanded={isOpen} onClick={onToggle} {...keyProps}>
          <Icon name="chevron-down" />
          <bdi>{title}</bdi>
          {hasError && (
            <small className="edit-list-error">
              <StateMark kind="error" />
              {text.hasError}
            </small>
          )}
        </button>
        <MoveButtons title={title} onMove={step} />
        <IconButton icon="close" label={text.remove(title)} onClick={onRemove} />
      </div>
      {children}
    </li>
  )
}
