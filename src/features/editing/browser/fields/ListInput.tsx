import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { itemsOf, titleOf } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { type AnyItem, emptyValue, type ListField } from '#core/content-type.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { text } from '../../messages.ts'
import { orderText } from '../sheet/messages.ts'
import { inOrder, placeOfDrop, reordered } from '../sheet/reordered.ts'
import { describedBy, type FieldProps } from './field-props.ts'
import { ListRow } from './ListRow.tsx'

const FIELD = ':is(input, select, textarea, [contenteditable])'

export interface ListItem {
  idPrefix: string
  path: Path
  item: AnyItem
  published: AnyItem | undefined
  onChange: (item: AnyItem) => void
}

interface ListInputProps extends FieldProps<ListField> {
  /** The fields of an item; a list can be in a list. */
  renderItem: (item: ListItem) => ReactNode
}

/** Items in an order: each opens its fields, moves, and can be removed. */
export function ListInput(props: ListInputProps) {
  const { id, path, field, value, published, errors, onChange, renderItem } = props
  const items = itemsOf(value)
  const keys = items.map(({ key }) => key)
  const list = useRef<HTMLOListElement>(null)
  const [openKey, setOpenKey] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const before = published === undefined ? undefined : itemsOf(published)
  const change = (item: AnyItem) => onChange(items.map((other) => (other.key === item.key ? item : other)))
  const add = () => {
    const key = `new-${randomKey()}`
    flushSync(() => {
      onChange([...items, { ...emptyValue(field.fields), key }])
      setOpenKey(key)
    })
    // So that one types the new item at once.
    list.current?.querySelector<HTMLElement>(`:scope > li:last-child ${FIELD}`)?.focus()
  }
  const move = (key: string, place: number) => {
    const item = items.find((other) => other.key === key)
    if (item === undefined || place < 0 || place >= items.length) return
    const focused = document.activeElement
    // A browser takes the focus from an element that it moves.
    flushSync(() => onChange(inOrder(items, reordered(keys, keys, { key, place }))))
    if (focused instanceof HTMLElement) focused.focus()
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
        {items.map((item, index) => (
          <ListRow
            key={item.key}
            list={id}
            itemKey={item.key}
            title={titleOf(field, item) || field.itemName}
            isOpen={openKey === item.key}
            hasError={errors.isIn([...path, item.key])}
            onToggle={() => setOpenKey(openKey === item.key ? undefined : item.key)}
            onMove={(by) => move(item.key, index + by)}
            onDrop={(key, edge) => move(key, placeOfDrop(keys, { key, target: item.key, edge }))}
            onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
          >
            {openKey === item.key &&
              renderItem({
                idPrefix: `${id}-${item.key}`,
                path: [...path, item.key],
                item,
                published: before?.find(({ key }) => key === item.key),
                onChange: change,
              })}
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
