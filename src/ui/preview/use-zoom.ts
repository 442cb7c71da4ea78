import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const MAX_ZOOM = 5
const MIN_ZOOM = 0.5

interface Point {
  x: number
  y: number
}

/** The point of the page that keeps its place on the screen during a zoom. */
interface Anchor extends Point {
  page: Element
  /** Relative to the page, from 0 to 1. */
  relative: Point
}

/**
 * Zooms the document, not the controls around it: by pinching, by the touchpad of a laptop, or by a factor.
 * @param stage scrolls; its elements of class `preview-page` are the pages
 */
export function useZoom(stage: HTMLElement | null) {
  const [zoom, setZoom] = useState(1)
  const anchor = useRef<Anchor>(undefined)

  const zoomBy = (factor: number, at = findMiddle(stage)) => {
    const page = at && findPage(stage, at)
    if (page) anchor.current = anchorOf(page, at)
    setZoom((now) => Math.min(Math.max(now * factor, MIN_ZOOM), MAX_ZOOM))
  }
  const zoomRef = useRef(zoomBy)
  zoomRef.current = zoomBy

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's size depends on it
  useLayoutEffect(() => {
    const point = anchor.current
    anchor.current = undefined
    if (stage === null || point === undefined) return
    const { left, top, width, height } = point.page.getBoundingClientRect()
    stage.scrollBy(left + point.relative.x * width - point.x, top + point.relative.y * height - point.y)
  }, [zoom])

  useEffect(() => {
    if (stage === null) return
    const onZoom = (factor: number, at: Point) => zoomRef.current(factor, at)
    return listen(stage, onZoom)
  }, [stage])

  return { zoom, zoomBy, fit: () => setZoom(1) }
}

/** The page at the height of a point, or the next one below it. */
function findPage(stage: HTMLElement | null, { y }: Point): Element | undefined {
  const pages = [...(stage?.querySelectorAll('.preview-page') ?? [])]
  return pages.find((page) => page.getBoundingClientRect().bottom >= y) ?? pages.at(-1)
}

function findMiddle(stage: HTMLElement | null): Point | undefined {
  if (stage === null) return undefined
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function anchorOf(page: Element, { x, y }: Point): Anchor {
  const { left, top, width, height } = page.getBoundingClientRect()
  return { page, x, y, relative: { x: (x - left) / width, y: (y - top) / height } }
}

type OnZoom = (factor: number, at: Point) => void

/** Listens to pinching on touch screens and touchpads (a wheel with Ctrl). Not passive, so that the browser does not zoom the page. */
function listen(stage: HTMLElement, onZoom: OnZoom): () => void {
  let distance = 0
  const onStart = (event: TouchEvent) => {
    distance = measureSpan(event)?.distance ?? 0
  }
  const onMove = (event: TouchEvent) => {
    const span = measureSpan(event)
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

/** The distance of two fingers and the point between them. */
function measureSpan({ touches }: TouchEvent): { distance: number; middle: Point } | undefined {
  const [first, second] = touches
  if (touches.length !== 2 || !first || !second) return undefined
  return {
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    middle: { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2 },
  }
}
