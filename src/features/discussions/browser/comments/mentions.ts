import { type KeyboardEvent, type RefObject, useState } from 'react'

/** A member who can be mentioned in a comment. */
export interface Participant {
  id: number
  name: string
}

/** The beginning of a name that is being typed. */
interface MentionQuery {
  /** Index of the '@'. */
  start: number
  /** The text between the '@' and the caret. */
  typed: string
}

const MAX_NAME_LENGTH = 60
/** More do not fit above the keyboard of a phone. */
const MAX_MATCHES = 5

const CLOSED: { query: MentionQuery | undefined; active: number } = { query: undefined, active: 0 }

/** Offers participants while a name is typed after '@', and inserts the chosen name into the field. */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>, participants: readonly Participant[]) {
  const [{ query, active }, setState] = useState(CLOSED)
  /** Index of an '@' whose list the member closed with Escape: that list stays closed. */
  const [closedAt, setClosedAt] = useState<number>()
  const matches = query && query.start !== closedAt ? matchingParticipants(query.typed, participants) : []
  const chosen = matches[active]

  const update = () => {
    if (field.current === null) return
    const { value, selectionStart, selectionEnd } = field.current
    const next = selectionStart === selectionEnd ? mentionQueryAt(value, selectionStart) : undefined
    if (next?.start !== closedAt) setClosedAt(undefined)
    setState((state) => (state.query?.typed === next?.typed ? { ...state, query: next } : { query: next, active: 0 }))
  }

  const choose = ({ name }: Participant) => {
    if (field.current === null || query === undefined) return
    field.current.setRangeText(`@${name} `, query.start, query.start + 1 + query.typed.length, 'end')
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
    field.current.focus()
    setState(CLOSED)
  }

  const move = (by: number) =>
    setState((state) => ({ ...state, active: (state.active + by + matches.length) % matches.length }))

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => setClosedAt(query?.start),
    Enter: () => chosen && choose(chosen),
    Tab: () => chosen && choose(chosen),
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const handle = keys[event.key]
    // While an input method composes a letter, the keys are not for the list.
    if (matches.length === 0 || handle === undefined || event.nativeEvent.isComposing || event.shiftKey) return
    event.preventDefault()
    handle()
  }

  return { matches, active, choose, update, listeners: { onKeyDown, onSelect: update, onBlur: () => setState(CLOSED) } }
}

/** The name that is being typed at the caret, or undefined. An '@' inside a word, as in a mail address, starts none. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  if (start === -1 || caret - start > MAX_NAME_LENGTH) return undefined
  if (start > 0 && /[\p{L}\p{N}._@-]/u.test(text.charAt(start - 1))) return undefined
  const typed = text.slice(start + 1, caret)
  return /[\n@]|^\s|\s\s/.test(typed) ? undefined : { start, typed }
}

/** Participants whose name, or a later word of it, begins with the typed text. A complete name has no matches. */
export function matchingParticipants(typed: string, participants: readonly Participant[]): Participant[] {
  const wanted = withoutAccents(typed)
  return participants
    .filter(({ name }) => ` ${withoutAccents(name)}`.includes(` ${wanted}`))
    .filter(({ name }) => withoutAccents(name) !== wanted)
    .slice(0, MAX_MATCHES)
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
