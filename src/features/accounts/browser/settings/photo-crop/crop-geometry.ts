export const CROP_BOX_PX = 250
export const ZOOM_MIN = 1
export const ZOOM_MAX = 3
export const ZOOM_STEP = 0.01
export const ZOOM_DEFAULT = 1.2

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Position and size of the photo: the offset is from the centre of the box to the centre of the photo, in px. */
export interface View {
  offset: Point
  zoom: number
}

/** A square of the photo, in pixels of the photo. */
export interface Square extends Point {
  side: number
}

/** The view of a new photo. */
export const INITIAL_VIEW: View = { offset: { x: 0, y: 0 }, zoom: ZOOM_DEFAULT }

/** The scale at which the shorter side of the photo is as long as the box. */
export function baseScale({ width, height }: Size): number {
  return CROP_BOX_PX / Math.min(width, height)
}

export function clampZoom(zoom: number): number {
  return clamp(zoom, ZOOM_MIN, ZOOM_MAX)
}

/** The nearest offset at which the photo covers the whole box. */
export function clampOffset(offset: Point, zoom: number, size: Size): Point {
  const scale = baseScale(size) * zoom
  const roomX = Math.max(0, (size.width * scale - CROP_BOX_PX) / 2)
  const roomY = Math.max(0, (size.height * scale - CROP_BOX_PX) / 2)
  return { x: clamp(offset.x, -roomX, roomX), y: clamp(offset.y, -roomY, roomY) }
}

export function moveView({ offset, zoom }: View, by: Point, size: Size): View {
  return { zoom, offset: clampOffset({ x: offset.x + by.x, y: offset.y + by.y }, zoom, size) }
}

/**
 * The view at another zoom. The point at `focus` (in px from the centre of the box) stays in place, so that the photo grows
 * around the fingers or the mouse.
 */
export function zoomView(view: View, requested: number, size: Size, focus: Point = { x: 0, y: 0 }): View {
  const nextZoom = clampZoom(requested)
  const ratio = nextZoom / view.zoom
  const offset = {
    x: focus.x - (focus.x - view.offset.x) * ratio,
    y: focus.y - (focus.y - view.offset.y) * ratio,
  }
  return { zoom: nextZoom, offset: clampOffset(offset, nextZoom, size) }
}

/** The part of the photo that the box shows. */
export function visibleSquare({ offset, zoom }: View, size: Size): Square {
  const scale = baseScale(size) * zoom
  const side = CROP_BOX_PX / scale
  // A rounding error must not reach beyond the photo: the canvas would show a line of its background.
  return {
    x: clamp(size.width / 2 - offset.x / scale - side / 2, 0, size.width - side),
    y: clamp(size.height / 2 - offset.y / scale - side / 2, 0, size.height - side),
    side,
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
