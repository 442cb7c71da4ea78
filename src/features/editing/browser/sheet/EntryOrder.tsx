import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { OrderedEntry } from '#ui/editing/edit-mode.tsx'
import { editing } from '../client.ts'
import { useTask } from '../use-task.ts'
import { announcement } from './announcement.ts'
import { DragHandle, MoveButtons, useMovable } from './MoveControls.tsx'
import { orderText as text } from './messages.ts'
import { type Move, reordered } from './reordered.ts'

type EntryOrderProps = OrderedEntry & { children: ReactNode }

/** An entry with an order among others. There is no draft of an order: readers see it at once. */
export function EntryOrder({ children, ...order }: EntryOrderProps) {
  return order.entries.includes(order.entry) ? <MovableEntry {...order}>{children}</MovableEntry> : children
}

/** It moves by buttons, by keys and by dragging. */
function MovableEntry({ children, kind, entry, title, entries }: EntryOrderProps) {
  const { isBusy, failure, run } = useTask()
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

  const move = async ({ key, place }: Move) => {
    const active = document.activeElement
    const input = { entries: reordered(entries, entries, { key, place }) }
    await editing.orderEntries(memberTransport(), { params: { kind }, input })
    if (active instanceof HTMLElement && controls.current?.contains(active)) focused.current = active
    await revalidate()
    if (key === entry) announcement.set(text.movedEntry(title, place + 1, entries.length))
  }
  const { row, handle, dropClass, step, keyProps } = useMovable<HTMLDivElement>({
    list: [kind, ...entries].join('/'),
    itemKey: entry,
    keys: entries,
    onMove: (next) => void run(() => move(next), text.notMoved),
  })
  return (
    <div ref={row} className={dropClass ? `edit-entry ${dropClass}` : 'edit-entry'}>
      <fieldset ref={controls} className="edit-entry-order" aria-busy={isBusy} aria-describedby={hintId} {...keyProps}>
        <legend className="visually-hidden">{text.order(title)}</legend>
        <DragHandle ref={handle} title={title} />
        <MoveButtons title={title} onMove={step} />
        <span id={hintId} className="edit-entry-hint">
          {text.publicAtOnce}
        </span>
        {failure && <span role="alert">{failure}</span>}
      </fieldset>
      {children}
    </div>
  )
}
