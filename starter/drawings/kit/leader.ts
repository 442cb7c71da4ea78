import { line, type Point, type Shape } from './shapes.ts'
import type { TextLook } from './text.ts'

/** The look of a label beside a drawing. */
export const LABEL = { bold: true, paint: 'indigo' } as const satisfies TextLook

/** A thin line from a label to what it names; its pale edge keeps it visible on dark things. */
export function leader(from: Point, to: Point): Shape[] {
  return [line(from, to, { stroke: 'white', width: 6 }), line(from, to, { stroke: 'indigo', width: 2.5 })]
}
