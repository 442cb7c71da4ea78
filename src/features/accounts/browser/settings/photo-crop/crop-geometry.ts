/** The side of the square a person sees and fills with the photo. */
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

/** How the photo lies behind the box: how far its middle is from the middle of the box, and how large it is. */
export interface View {
  offset: Point
  zoom: number
}

/** A square of the photo, in its own pixels. */
export interface Square extends Point {
  side: number
}

/** How a photo lies when it was just chosen. */
export const FIRST_VIEW: View = { offset: { x: 0, y: 0 }, zoom: ZOOM_DEFAULT }

/** The scale at which the photo just covers the box: its shorter side is as long as the box. */
export function baseScale({ width, height }: Size, box = CROP_BOX_PX): number {
  return box / Math.min(width, height)
}

/** The zoom, kept between its ends. */
export function clampZoom(zoom: number): number {
  return within(zoom, ZOOM_MIN, ZOOM_MAX)
}

/** The offset, pulled back as far as needed for the photo to cover the whole box. */
export function clampOffset(offset: Point, zoom: number, size: Size, box = CROP_BOX_PX): Point {
  const scale = baseScale(size, box) * zoom
  const roomX = Math.max(0, (size.width * scale - box) / 2)
  const roomY = Math.max(0, (size.height * scale - box) / 2)
  return { x: within(offset.x, -roomX, roomX), y: within(offset.y, -roomY, roomY) }
}

/** The view after the photo was pushed by some pixels. */
export function moved({ offset, zoom }: View, by: Point, size: Size): View {
  return { zoom, offset: clampOffset({ x: offset.x + by.x, y: offset.y + by.y }, zoom, size) }
}

/**
 * The view at another zoom. What lies under `focus` (counted from the middle of the box) stays there, so the photo
 * grows from under the fingers or the mouse.
 */
export function zoomed(view: View, wanted: number, size: Size, focus: Point = { x: 0, y: 0 }): View {
  const zoom = clampZoom(wanted)
  const ratio = zoom / view.zoom
  const offset = {
    x: focus.x - (focus.x - view.offset.x) * ratio,
    y: focus.y - (focus.y - view.offset.y) * ratio,
  }
  return { zoom, offset: clampOffset(offset, zoom, size) }
}

/** The part of the photo that shows in the box. */
export function visibleSquare({ offset, zoom }: View, size: Size, box = CROP_BOX_PX): Square {
  const scale = baseScale(size, box) * zoom
  const side = box / scale
  // Rounding in the last digit must not reach beyond the photo: a canvas would draw a line of the ground there.
  return {
    x: within(size.width / 2 - offset.x / scale - side / 2, 0, size.width - side),
    y: within(size.height / 2 - offset.y / scale - side / 2, 0, size.height - side),
    side,
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
