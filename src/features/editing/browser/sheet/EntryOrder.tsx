import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { OrderedEntry } from '#ui/editing/edit-mode.tsx'
import { editing } from '../client.ts'
import { announcement } from './announcement.ts'
import { DragHandle, MOVE_KEYS, MoveButtons, moveOfKey } from './MoveControls.tsx'
import { orderText as text } from './messages.ts'
import { placeOfDrop, reordered } from './reordered.ts'
import { useDrag } from './use-drag.ts'

type EntryOrderProps = OrderedEntry & { children: ReactNode }

/** An entry with an order among others. There is no draft of an order: readers see it at once. */
export function EntryOrder({ children, ...order }: EntryOrderProps) {
  return order.entries.includes(order.entry) ? <MovableEntry {...order}>{children}</MovableEntry> : children
}

/** It moves by buttons, by keys and by dragging. */
function MovableEntry({ children, kind, entry, title, entries }: EntryOrderProps) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const controls = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<HTMLElement>(undefined)
  const hintId = useId()
  const { revalidate } = useRevalidator()
  const place = entries.indexOf(entry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser takes the focus from an element that React moves
  useEffect(() => {
    focused.current?.focus()
    focused.current = undefined
  }, [place])

  const move = async (key: string, next: number) => {
    if (isBusy || next < 0 || next >= entries.length) return
    setBusy(true)
    setFailed(false)
    const active = document.activeElement
    try {
      const input = { entries: reordered(entries, entries, { key, place: next }) }
      await editing.orderEntries(memberTransport(), { params: { kind }, input })
      if (active instanceof HTMLElement && controls.current?.contains(active)) focused.current = active
      await revalidate()
      if (key === entry) announcement.set(text.movedEntry(title, next + 1, entries.length))
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  const step = (by: 1 | -1) => void move(entry, place + by)
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const edge = useDrag({
    row,
    handle,
    list: [kind, ...entries].join('/'),
    itemKey: entry,
    onDrop: (key, at) => void move(key, placeOfDrop(entries, { key, target: entry, edge: at })),
  })
  return (
    <div ref={row} className={edge ? `edit-entry edit-drop-${edge}` : 'edit-entry'}>
      <fieldset
        ref={controls}
        className="edit-entry-order"
        aria-busy={isBusy}
        aria-describedby={hintId}
        aria-keyshortcuts={MOVE_KEYS}
        onKeyDown={(event) => {
          const by = moveOfKey(event)
          if (by) step(by)
        }}
      >
        <legend className="visually-hidden">{text.order(title)}</legend>
        <DragHandle ref={handle} title={title} />
        <MoveButtons title={title} onMove={step} />
        <span id={hintId} className="edit-entry-hint">
          {text.publicAtOnce}
        </span>
        {hasFailed && <span role="alert">{text.notMoved}</span>}
      </fieldset>
      {children}
    </div>
  )
}
