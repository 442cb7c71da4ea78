import { type ReactNode, useState } from 'react'
import { itemsOf, titleOf } from '#core/content-changes.ts'
import { type AnyItem, emptyValue, type ListField } from '#core/content-type.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { text } from '../../messages.ts'
import { EditIcon } from '../page/EditIcon.tsx'
import type { FieldProps } from './field-props.ts'

/** One item with its fields. */
export interface ListItem {
  idPrefix: string
  item: AnyItem
  published: AnyItem | undefined
  onChange: (item: AnyItem) => void
}

interface ListInputProps extends FieldProps<ListField> {
  /** The fields of an item; a list can be in a list. */
  renderItem: (item: ListItem) => ReactNode
}

/** Items in an order: each opens its fields, moves up and down, and can be removed. */
export function ListInput({ id, field, value, published, onChange, renderItem }: ListInputProps) {
  const items = itemsOf(value)
  const [openKey, setOpenKey] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const before = published === undefined ? undefined : itemsOf(published)
  const change = (item: AnyItem) => onChange(items.map((other) => (other.key === item.key ? item : other)))
  const add = () => {
    const key = `new-${randomKey()}`
    onChange([...items, { ...emptyValue(field.fields), key }])
    setOpenKey(key)
  }
  const move = (index: number, by: 1 | -1) => {
    const [item] = items.slice(index, index + 1)
    const place = index + by
    if (item === undefined || place < 0 || place >= items.length) return
    const others = items.filter((other) => other !== item)
    onChange([...others.slice(0, place), item, ...others.slice(place)])
    setAnnouncement(text.moved(titleOf(field, item), place + 1, items.length, field.label))
  }
  return (
    <fieldset className="edit-group" aria-labelledby={`${id}-label`}>
      <LiveRegion>{announcement}</LiveRegion>
      <ol className="edit-list">
        {items.map((item, index) => (
          <li key={item.key}>
            <div className="edit-list-head">
              <button
                type="button"
                className="edit-list-title"
                aria-expanded={openKey === item.key}
                onClick={() => setOpenKey(openKey === item.key ? undefined : item.key)}
              >
                {titleOf(field, item) || field.itemName}
              </button>
              <IconButton label={`${text.moveUp}: ${titleOf(field, item)}`} icon="up" onClick={() => move(index, -1)} />
              <IconButton
                label={`${text.moveDown}: ${titleOf(field, item)}`}
                icon="down"
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={text.remove(titleOf(field, item) || field.itemName)}
                icon="close"
                onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
              />
            </div>
            {openKey === item.key &&
              renderItem({
                idPrefix: `${id}-${item.key}`,
                item,
                published: before?.find(({ key }) => key === item.key),
                onChange: change,
              })}
          </li>
        ))}
      </ol>
      <button type="button" className="edit-button" onClick={add}>
        <Icon name="plus" />
        {text.add(field.itemName)}
      </button>
    </fieldset>
  )
}

function IconButton({ label, icon, onClick }: { label: string; icon: 'up' | 'down' | 'close'; onClick: () => void }) {
  return (
    <button type="button" className="edit-icon-button" aria-label={label} onClick={onClick}>
      <EditIcon name={icon} />
    </button>
  )
}
