import { useState } from 'react'
import { EditIcon } from './EditIcon.tsx'
import { orderText as text } from './messages.ts'
import { moveItem } from './move-item.ts'
import type { Target } from './selection.ts'

interface ItemPlaceProps {
  target: Extract<Target, { list: string }>
  /** The group of the item, e.g. 'Presentation slides', with the keys of its items in order. */
  group: { label: string; keys: readonly string[] }
}

/** Moves an item. On a phone the sheet covers the page with its buttons and handles. */
export function ItemPlace({ target, group: { label, keys } }: ItemPlaceProps) {
  const [said, setSaid] = useState('')
  const place = keys.indexOf(target.item)
  const move = (by: 1 | -1) => {
    const { kind, entry, list, item } = target
    const next = moveItem({ kind, entry, list }, { key: item, place: place + by })
    if (next) setSaid(next)
  }
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
      <legend>{text.placeIn(label)}</legend>
      <p aria-live="polite">
        {text.placeOf(place + 1, keys.length)}
        <span className="visually-hidden">{said && `: ${said}`}</span>
      </p>
      {button(-1, 'up', text.moveUp)}
      {button(1, 'down', text.moveDown)}
    </fieldset>
  )
}
