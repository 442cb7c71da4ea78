import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Point } from './crop-geometry.ts'

/** A drag, a pinch or a turn of the wheel. `focus` is in px from the centre of the box. */
export interface Gesture {
  by: Point
  /** Factor of the zoom. */
  ratio: number
  focus: Point
}

const WHEEL_SPEED = 0.002

/** Reports dragging with one pointer, pinching with two, and the mouse wheel as gestures. */
export function useGestures(box: RefObject<HTMLElement | null>, onGesture: (gesture: Gesture) => void) {
  const pointers = useRef(new Map<number, Point>())

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const focus = fromCentre(box.current, { x: event.clientX, y: event.clientY })
    onGesture({ by: { x: 0, y: 0 }, ratio: Math.exp(-event.deltaY * WHEEL_SPEED), focus })
  })

  useEffect(() => {
    const element = box.current
    const listener = (event: WheelEvent) => onWheel(event)
    // React's wheel listener is passive, so the page would scroll too.
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
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
      const before = measurePointers(pointers.current)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = measurePointers(pointers.current)
      onGesture({
        by: { x: after.centre.x - before.centre.x, y: after.centre.y - before.centre.y },
        ratio: before.distance > 0 && after.distance > 0 ? after.distance / before.distance : 1,
        focus: fromCentre(box.current, after.centre),
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
}

/** The centre of the pointers and the distance between them; 0 for one pointer. */
function measurePointers(pointers: Map<number, Point>): { centre: Point; distance: number } {
  const [first = { x: 0, y: 0 }, second = first] = pointers.values()
  return {
    centre: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(second.x - first.x, second.y - first.y),
  }
}

function fromCentre(element: HTMLElement | null, { x, y }: Point): Point {
  const box = element?.getBoundingClientRect()
  return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 }
}
