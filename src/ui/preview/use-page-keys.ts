import { type KeyboardEvent, type TouchEvent, useRef } from 'react'

export interface PageMoves {
  previous(): void
  next(): void
  first(): void
  last(): void
  zoomIn(): void
  zoomOut(): void
  fit(): void
}

const KEYS: Record<string, keyof PageMoves> = {
  ArrowLeft: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
}

/** Turns pages by keys, except while a field is being typed in. */
export function onPageKey(event: KeyboardEvent, moves: PageMoves): void {
  const move = KEYS[event.key]
  const isTyping = event.target instanceof HTMLInputElement
  if (move === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  moves[move]()
}

/** A finger must travel this far sideways, in px, and clearly more than up or down. */
const SWIPE_PX = 60

/** Turns pages by swiping, while the page is not enlarged (then a finger moves it about). */
export function useSwipe(moves: PageMoves, enabled: boolean) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.item(0)
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches.item(0)
      if (!enabled || touch === null || start.current === undefined) return
      const [across, along] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(along)) return
      if (across < 0) moves.next()
      else moves.previous()
    },
  }
}
