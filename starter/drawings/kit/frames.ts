import { WIDTHS } from '../diagram.ts'
import { cross, stepNumber, tick } from './marks.ts'
import type { Paint } from './palette.ts'
import { group, rect, type Shape } from './shapes.ts'
import { SCENE } from './strip.ts'
import { textBox } from './text.ts'

/** One picture of a row. */
export interface Frame {
  /** As large as `SCENE`, with its background; the top left corner, 50 by 50, stays free for the mark. */
  scene: Shape[]
  caption: string
  /** The number of a step, or whether this is the right way. */
  mark?: number | 'right' | 'wrong'
}

const GAP = 22

/** Pictures side by side across a slide, each with a mark in its corner and a caption below. @param total width */
export function frames(items: Frame[], total: number = WIDTHS.full): Shape[] {
  const width = (total - GAP * (items.length - 1)) / items.length
  const scale = width / SCENE.width
  return items.flatMap(({ scene, caption, mark }, index) => {
    const left = index * (width + GAP)
    return [
      group(scene, { x: left, scale }),
      ...(mark === undefined ? [] : markAt(mark, left + 26, 26)),
      ...textBox(caption, left, SCENE.height * scale + 8, width).shapes,
    ]
  })
}

function markAt(mark: number | 'right' | 'wrong', x: number, y: number): Shape[] {
  if (mark === 'right') return tick(x, y, 36)
  if (mark === 'wrong') return cross(x, y, 36)
  return stepNumber(mark, x, y)
}

/** The background of a scene. */
export function backdrop(fill: Paint = 'indigoPale'): Shape {
  return rect(0, 0, SCENE.width, SCENE.height, { fill, radius: 12 })
}

/** A scene on the tinted background of a client sheet. */
export function framed(scene: Shape[], scale = 0.9): Shape[] {
  return [backdrop(), group(scene, { x: (SCENE.width * (1 - scale)) / 2, y: (SCENE.height * (1 - scale)) / 2, scale })]
}

/** Scenes with their captions, numbered from `first`. */
export function numbered(first: number, scenes: Shape[][], captions: string[]): Shape[] {
  return frames(scenes.map((scene, index) => ({ scene, caption: captions[index] ?? '', mark: first + index })))
}
