import { type KeyboardEvent, type TouchEvent, useRef } from 'react'

export interface PageCommands {
  previous(): void
  next(): void
  first(): void
  last(): void
  zoomIn(): void
  zoomOut(): void
  fit(): void
}

const KEYS: Record<string, keyof PageCommands> = {
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

/** Runs the command of a key, except while the reader types in a field. */
export function onPageKey(event: KeyboardEvent, commands: PageCommands): void {
  const command = KEYS[event.key]
  const isTyping = event.target instanceof HTMLInputElement
  if (command === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  commands[command]()
}

/** Minimum horizontal distance of a swipe; it must also be clearly larger than the vertical one. */
const SWIPE_PX = 60

/** Changes the page on a swipe. Disable it for a zoomed page, where swipes scroll. */
export function useSwipe(commands: PageCommands, enabled: boolean) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.item(0)
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches.item(0)
      if (!enabled || touch === null || start.current === undefined) return
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return
      if (dx < 0) commands.next()
      else commands.previous()
    },
  }
}
