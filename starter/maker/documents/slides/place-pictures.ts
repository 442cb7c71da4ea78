import { type Drawing, WIDTHS } from '../../../drawings/diagram.ts'

/** Points from the top left of the slide. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export interface PlacedDrawing extends Frame {
  drawing: Drawing
  /** Points per unit of the drawing; at least 1, so that its labels have 24 points. */
  scale: number
}

/** Text beside a picture: the width that it keeps, and the gap between both. */
export const BESIDE = { text: 400, gap: 24 } as const
/** Between pictures. */
const GAP = 24
/** Larger drawings would have larger labels than the text; the picture of a step has no words, and grows to a `half` one. */
export const MAX_SCALE = { labels: 1.25, step: 1.6 } as const

/**
 * Places drawings side by side, as large as possible, in the middle of a frame.
 * @throws {Error} when they are larger than the frame
 */
export function placeRow(drawings: Drawing[], frame: Frame): PlacedDrawing[] {
  const gaps = GAP * (drawings.length - 1)
  const natural = drawings.reduce((sum, { width }) => sum + width, 0)
  const tallest = Math.max(...drawings.map(({ height }) => height))
  const scale = Math.min(maxScale(drawings), (frame.width - gaps) / natural, frame.height / tallest)
  if (scale < 1) {
    const names = drawings.map(({ key }) => key).join(', ')
    const room = `${Math.floor(frame.width - gaps)} by ${Math.floor(frame.height)}`
    throw new Error(`${names}: ${natural} by ${tallest} is too large for the room of ${room} points`)
  }
  let left = frame.left + (frame.width - natural * scale - gaps) / 2
  return drawings.map((drawing) => {
    const [width, height] = [drawing.width * scale, drawing.height * scale]
    const placed = { drawing, scale, left, top: frame.top + (frame.height - height) / 2, width, height }
    left += width + GAP
    return placed
  })
}

function maxScale(drawings: Drawing[]): number {
  return drawings.every(({ width }) => width === WIDTHS.step) ? MAX_SCALE.step : MAX_SCALE.labels
}

/**
 * Text at the left and drawings at the right; undefined when they leave too little room for text.
 * @param most scale of the drawings
 */
export function besideText(
  drawings: Drawing[],
  area: Frame,
  most = maxScale(drawings),
): { text: Frame; pictures: PlacedDrawing[] } | undefined {
  const gaps = GAP * (drawings.length - 1)
  const natural = drawings.reduce((sum, { width }) => sum + width, 0) + gaps
  if (natural > area.width - BESIDE.text - BESIDE.gap) return undefined
  const tallest = Math.max(...drawings.map(({ height }) => height))
  const scale = Math.min(most, (area.width - BESIDE.text - BESIDE.gap - gaps) / (natural - gaps), area.height / tallest)
  const width = (natural - gaps) * scale + gaps
  const left = area.left + area.width - width
  return {
    text: { ...area, width: left - BESIDE.gap - area.left },
    pictures: placeRow(drawings, { ...area, left, width }),
  }
}
