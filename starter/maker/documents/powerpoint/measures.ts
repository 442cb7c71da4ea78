import type { Frame } from '../slides/place-pictures.ts'
import { attributes, element, type Xml } from './xml.ts'

/** Namespaces of the parts of a deck, for the first element of a part. */
export const NAMESPACES = attributes({
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
})

/** English metric units, the unit of lengths in Office files: 12,700 per point. */
export function emu(points: number): number {
  return Math.round(points * 12_700)
}

/** Hundredths of a point, the unit of font sizes and spacing. */
export function hundredths(points: number): number {
  return Math.round(points * 100)
}

/** The position of a shape. @param tag `p:xfrm` in the frame of a table */
export function positionOf({ left, top, width, height }: Frame, tag: 'a:xfrm' | 'p:xfrm' = 'a:xfrm'): Xml {
  return element(tag, {}, [
    element('a:off', { x: emu(left), y: emu(top) }),
    element('a:ext', { cx: emu(width), cy: emu(height) }),
  ])
}
