import type { Drawing } from '../../../drawings/diagram.ts'
import type { Anchor, Shape, TextShape } from '../../../drawings/kit/shapes.ts'
import { textWidth } from '../../../drawings/kit/text.ts'
import { INK, type Ink } from '../brand.ts'
import type { Frame, PlacedDrawing } from '../slides/place-pictures.ts'
import { groupShape } from './group.ts'
import { plainLevels } from './levels.ts'
import { textShape } from './shape.ts'
import type { SlidePart } from './slide-part.ts'
import { element, type Xml, xml } from './xml.ts'

/** The words of a drawing that stand together, in its units. */
interface Label {
  lines: string[]
  /** The anchor of the first baseline. */
  x: number
  y: number
  size: number
  bold: boolean
  ink: Ink
  anchor: Anchor
}

interface Split {
  /** The drawing without its labels; the same one if it has none. */
  picture: Drawing
  labels: Label[]
}

const splits = new WeakMap<Drawing, Split>()

/**
 * Separates a drawing from its labels, which become native text: trainers can type other years and names over them, and
 * translate them. A label in a turned part, or in a colour that the theme lacks, stays in the picture.
 */
export function splitLabels(drawing: Drawing): Split {
  const split = splits.get(drawing) ?? makeSplit(drawing)
  splits.set(drawing, split)
  return split
}

function makeSplit(drawing: Drawing): Split {
  // a decoration, which screen readers skip
  if (drawing.alt === '') return { picture: drawing, labels: [] }
  const texts: TextShape[] = []
  const shapes = withoutTexts(drawing.shapes, { x: 0, y: 0, scale: 1 }, texts)
  if (texts.length === 0) return { picture: drawing, labels: [] }
  return { picture: { ...drawing, key: `${drawing.key}-shapes`, shapes }, labels: joinLines(texts) }
}

interface Place {
  x: number
  y: number
  scale: number
}

function withoutTexts(shapes: Shape[], place: Place, found: TextShape[]): Shape[] {
  return shapes.flatMap((shape): Shape[] => {
    if (shape.kind === 'path') return [shape]
    if (shape.kind === 'text') {
      if (!isInk(shape.paint)) return [shape]
      const { x, y, size } = shape
      found.push({ ...shape, x: place.x + x * place.scale, y: place.y + y * place.scale, size: size * place.scale })
      return []
    }
    if (shape.rotate !== 0) return [shape]
    const inner = {
      x: place.x + shape.x * place.scale,
      y: place.y + shape.y * place.scale,
      scale: place.scale * shape.scale,
    }
    return [{ ...shape, shapes: withoutTexts(shape.shapes, inner, found) }]
  })
}

function isInk(paint: string): paint is Ink {
  return paint in INK
}

/** From baseline to baseline in a label of several lines, per point of size: see `textBox` of the drawings. */
const LEADING = 1.18

/** Joins the lines of one text, so that people edit it in one box. */
function joinLines(texts: TextShape[]): Label[] {
  const labels: Label[] = []
  for (const { text, x, y, size, bold, paint, anchor } of texts) {
    if (!isInk(paint)) continue
    const last = labels.at(-1)
    const isNext =
      last?.x === x &&
      last.size === size &&
      last.bold === bold &&
      last.ink === paint &&
      last.anchor === anchor &&
      Math.abs(y - last.y - last.lines.length * size * LEADING) < 1
    if (isNext) last.lines.push(text)
    else labels.push({ lines: [text], x, y, size, bold, ink: paint, anchor })
  }
  return labels
}

/** Of Arial, per point of size: from the top of a line to its baseline, and to the top of the next. */
const ASCENT = 0.905
const LINE = 1.149

const ALIGN = { start: 'l', middle: 'ctr', end: 'r' } as const
const BOX = xml`
  <a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="t"><a:noAutofit/></a:bodyPr>`

/** The labels of a drawing over its picture, in one group. */
export function labelShapes(placed: PlacedDrawing, part: SlidePart, name: string): Xml[] {
  const { labels } = splitLabels(placed.drawing)
  if (labels.length === 0) return []
  const id = part.ids()
  return [
    groupShape(
      id,
      name,
      placed,
      labels.map((label) => labelShape(label, placed, part, name)),
    ),
  ]
}

function labelShape(
  { lines, x, y, size, bold, ink, anchor }: Label,
  placed: PlacedDrawing,
  part: SlidePart,
  name: string,
): Xml {
  const { scale, left, top } = placed
  const points = size * scale
  const width = Math.max(...lines.map((line) => textWidth(line, { size: points, bold })))
  const start = left + x * scale - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const frame: Frame = {
    left: start,
    top: top + y * scale - ASCENT * points,
    width,
    height: (LINE + (lines.length - 1) * LEADING) * points,
  }
  const run = (text: string) => xml`<a:r><a:rPr lang="${part.lang}"/><a:t>${text}</a:t></a:r>`
  const runs = lines.flatMap((line, index) =>
    index > 0 ? [xml`<a:br><a:rPr lang="${part.lang}"/></a:br>`, run(line)] : [run(line)],
  )
  return textShape({
    id: part.ids(),
    name,
    frame,
    placeholder: null,
    box: BOX,
    levels: plainLevels(
      { size: points, ink, bold },
      { align: ALIGN[anchor], ...(lines.length > 1 && { leading: LEADING / LINE }) },
    ),
    paragraphs: [element('a:p', {}, runs)],
  })
}
