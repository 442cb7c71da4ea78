import { type PointerEvent, useRef } from 'react'

/** Minimum horizontal distance of a swipe; it must also be clearly larger than the vertical one. */
const SWIPE_PX = 50
const TAP_PX = 12

/** Changes the slide on a swipe, and on a tap or click on its right or left third. */
export function useSlideTouch(previous: () => void, next: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
      start.current = isPrimary && button === 0 ? { x, y } : undefined
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (start.current === undefined) return
      const [dx, dy] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      const { left, width } = currentTarget.getBoundingClientRect()
      const isTap = Math.hypot(dx, dy) < TAP_PX
      const isSwipe = Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)
      const third = (clientX - left) / width
      if (isSwipe ? dx < 0 : isTap && third > 2 / 3) next()
      else if (isSwipe || (isTap && third < 1 / 3)) previous()
    },
  }
}
