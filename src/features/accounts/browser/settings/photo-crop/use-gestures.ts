import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Point } from './crop-geometry.ts'

/** What a drag, a pinch or a turn of the wheel asks for; `focus` is counted from the middle of the box. */
export interface Gesture {
  by: Point
  /** How many times larger. */
  ratio: number
  focus: Point
}

const WHEEL_SPEED = 0.002

/** Drag with one pointer, pinch with two, and the mouse wheel, all told as one kind of gesture. */
export function useGestures(box: RefObject<HTMLElement | null>, onGesture: (gesture: Gesture) => void) {
  const pointers = useRef(new Map<number, Point>())

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const focus = fromMiddle(box.current, { x: event.clientX, y: event.clientY })
    onGesture({ by: { x: 0, y: 0 }, ratio: Math.exp(-event.deltaY * WHEEL_SPEED), focus })
  })

  useEffect(() => {
    const element = box.current
    const turn = (event: WheelEvent) => onWheel(event)
    // React listens to the wheel passively, and then the page would scroll as well.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [box])

  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || pointers.current.size === 2) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent) {
      if (!pointers.current.has(event.pointerId)) return
      const before = grip(pointers.current)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = grip(pointers.current)
      onGesture({
        by: { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y },
        ratio: before.spread > 0 && after.spread > 0 ? after.spread / before.spread : 1,
        focus: fromMiddle(box.current, after.middle),
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
}

/** The middle between the pointers and how far apart they are; one pointer alone has no spread. */
function grip(pointers: Map<number, Point>): { middle: Point; spread: number } {
  const [first = { x: 0, y: 0 }, second = first] = pointers.values()
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(second.x - first.x, second.y - first.y),
  }
}

function fromMiddle(element: HTMLElement | null, { x, y }: Point): Point {
  const box = element?.getBoundingClientRect()
  return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 }
}
