import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { OrderedEntry } from '#ui/editing/edit-mode.tsx'
import { editing } from '../client.ts'
import { announcement } from './announcement.ts'
import { MoveButtons } from './MoveControls.tsx'
import { orderText as text } from './messages.ts'
import { reordered } from './reordered.ts'

/** An entry with buttons that move it among the others. There is no draft of an order: readers see it at once. */
export function EntryOrder({ children, kind, entry, title, entries }: OrderedEntry & { children: ReactNode }) {
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
  if (place === -1) return children

  const move = async (by: 1 | -1) => {
    const next = place + by
    if (isBusy || next < 0 || next >= entries.length) return
    setBusy(true)
    setFailed(false)
    const active = document.activeElement
    try {
      const input = { entries: reordered(entries, entries, { key: entry, place: next }) }
      await editing.orderEntries(memberTransport(), { params: { kind }, input })
      if (active instanceof HTMLElement && controls.current?.contains(active)) focused.current = active
      await revalidate()
      announcement.set(text.movedEntry(title, next + 1, entries.length))
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="edit-entry">
      <fieldset ref={controls} className="edit-entry-order" aria-busy={isBusy} aria-describedby={hintId}>
        <legend className="visually-hidden">{text.order(title)}</legend>
        <MoveButtons title={title} onMove={(by) => void move(by)} />
        <span id={hintId} className="edit-entry-hint">
          {text.publicAtOnce}
        </span>
        {hasFailed && <span role="alert">{text.notMoved}</span>}
      </fieldset>
      {children}
    </div>
  )
}
