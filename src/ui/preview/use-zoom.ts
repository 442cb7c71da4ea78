import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const LARGEST = 5
const SMALLEST = 0.5

interface Point {
  x: number
  y: number
}

/** The point of the page that must stay where it is on the screen while the page grows. */
interface Held extends Point {
  /** Place within the page, from 0 to 1. */
  share: Point
}

/**
 * Enlarges the document only, not the controls around it: by two fingers, by the pad of a laptop, or by a factor.
 * @param stage scrolls; its first element of class `preview-page` is the page
 */
export function useZoom(stage: HTMLElement | null) {
  const [zoom, setZoom] = useState(1)
  const held = useRef<Held>(undefined)

  const zoomBy = (factor: number, at = middleOf(stage)) => {
    const page = pageOf(stage)
    if (page && at) held.current = holdOf(page, at)
    setZoom((now) => Math.min(Math.max(now * factor, SMALLEST), LARGEST))
  }
  const zoomRef = useRef(zoomBy)
  zoomRef.current = zoomBy

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has another size after each change
  useLayoutEffect(() => {
    const page = pageOf(stage)
    const point = held.current
    held.current = undefined
    if (stage === null || page === undefined || point === undefined) return
    const { left, top, width, height } = page.getBoundingClientRect()
    stage.scrollBy(left + point.share.x * width - point.x, top + point.share.y * height - point.y)
  }, [zoom])

  useEffect(() => {
    if (stage === null) return
    const onZoom = (factor: number, at: Point) => zoomRef.current(factor, at)
    return listen(stage, onZoom)
  }, [stage])

  return { zoom, zoomBy, fit: () => setZoom(1) }
}

function pageOf(stage: HTMLElement | null): Element | undefined {
  return stage?.querySelector('.preview-page') ?? undefined
}

function middleOf(stage: HTMLElement | null): Point | undefined {
  if (stage === null) return undefined
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function holdOf(page: Element, { x, y }: Point): Held {
  const { left, top, width, height } = page.getBoundingClientRect()
  return { x, y, share: { x: (x - left) / width, y: (y - top) / height } }
}

type OnZoom = (factor: number, at: Point) => void

/** Hears two fingers, and a laptop's pad (a wheel with Ctrl). Not passive: the browser must not zoom the whole page. */
function listen(stage: HTMLElement, onZoom: OnZoom): () => void {
  let distance = 0
  const onStart = (event: TouchEvent) => {
    distance = spanOf(event)?.distance ?? 0
  }
  const onMove = (event: TouchEvent) => {
    const span = spanOf(event)
    if (span === undefined || distance === 0) return
    event.preventDefault()
    onZoom(span.distance / distance, span.middle)
    distance = span.distance
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    onZoom(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY })
  }
  stage.addEventListener('touchstart', onStart, { passive: true })
  stage.addEventListener('touchmove', onMove, { passive: false })
  stage.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    stage.removeEventListener('touchstart', onStart)
    stage.removeEventListener('touchmove', onMove)
    stage.removeEventListener('wheel', onWheel)
  }
}

/** How far two fingers are apart, and the point between them. */
function spanOf({ touches }: TouchEvent): { distance: number; middle: Point } | undefined {
  const [first, second] = touches
  if (touches.length !== 2 || !first || !second) return undefined
  return {
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    middle: { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2 },
  }
}
