import { type KeyboardEvent, type RefObject, useState } from 'react'
import { type MentionQuery, mentionAt, namesFor, type Participant } from './mention-query.ts'

const CLOSED: { query: MentionQuery | undefined; active: number } = { query: undefined, active: 0 }

/** Offers people while a name is typed behind an '@', and puts the chosen one into the field. */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>, participants: readonly Participant[]) {
  const [{ query, active }, setState] = useState(CLOSED)
  /** Where the '@' stands whose list was closed with Escape: it stays closed. */
  const [closedAt, setClosedAt] = useState<number>()
  const found = query && query.start !== closedAt ? namesFor(query.typed, participants) : []

  /** What is being typed at the caret now. */
  const look = () => {
    if (field.current === null) return
    const { value, selectionStart, selectionEnd } = field.current
    const now = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : undefined
    if (now?.start !== closedAt) setClosedAt(undefined)
    setState((before) => (before.query?.typed === now?.typed ? { ...before, query: now } : { query: now, active: 0 }))
  }

  const choose = ({ name }: Participant) => {
    if (field.current === null || query === undefined) return
    field.current.setRangeText(`@${name} `, query.start, query.start + 1 + query.typed.length, 'end')
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
    field.current.focus()
    setState(CLOSED)
  }

  const step = (by: number) =>
    setState((before) => ({ ...before, active: (before.active + by + found.length) % found.length }))

  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => setClosedAt(query?.start),
    Enter: () => chosen && choose(chosen),
    Tab: () => chosen && choose(chosen),
  }
  const chosen = found[active]

  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    // Keys that compose a letter are not for the list.
    if (found.length === 0 || act === undefined || event.nativeEvent.isComposing || event.shiftKey) return
    event.preventDefault()
    act()
  }

  return {
    found,
    active,
    choose,
    look,
    listeners: { onKeyDown, onSelect: look, onBlur: () => setState(CLOSED) },
  }
}
