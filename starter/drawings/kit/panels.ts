import { WIDTHS } from '../diagram.ts'
import { stepNumber } from './marks.ts'
import type { Paint } from './palette.ts'
import { arrow, group, rect, type Shape } from './shapes.ts'
import { text, textBox } from './text.ts'

/** Fills without a meaning. Green says right and red says wrong, so neither is among them. */
const NEUTRAL: readonly Paint[] = ['indigoPale', 'marigoldPale', 'sand']
/** The neutral fills in turn, enough for six tiles. */
export const PANEL_FILLS: readonly Paint[] = [...NEUTRAL, ...NEUTRAL]

/** For danger and for what must not be done. */
export const DANGER_FILLS: readonly Paint[] = ['terracottaPale']

export interface Panels {
  /** Bold, one line each. */
  titles?: string[]
  /** Below the titles, wrapped. */
  words?: string[]
  /** Height of the whole, points. */
  height: number
  /** Room for the scenes. */
  sceneHeight: number
  /** Draws the scene of a panel with the panel's top left corner at 0, 0. @param width of the panel */
  scene: (index: number, width: number) => Shape[]
  fills?: readonly Paint[]
  /** Numbers above the scenes, with arrows between them. */
  numbered?: boolean
  titleSize?: number
}

/** Pictures side by side across the full width, each with a title and words. */
export function panels(count: number, spec: Panels): Shape[] {
  const { titles = [], words = [], height, sceneHeight, scene, fills = PANEL_FILLS, numbered, titleSize = 24 } = spec
  const gap = count > 4 ? 16 : 20
  const width = (WIDTHS.full - gap * (count - 1)) / count
  const head = numbered ? 48 : 0
  const below = head + sceneHeight
  const titleHeight = titles.length > 0 ? titleSize * 1.25 : 0
  return Array.from({ length: count }, (_, index) => index).flatMap((index): Shape[] => {
    const x = index * (width + gap)
    const middle = x + width / 2
    const title = titles[index]
    const body = words[index]
    return [
      rect(x, 0, width, height, { fill: fills[index % fills.length] ?? 'sand', radius: 14 }),
      ...(numbered ? stepNumber(index + 1, middle, 28) : []),
      ...(numbered && index > 0 ? arrow([x - gap + 1, 28], [x - 1, 28], { width: 4 }) : []),
      group(scene(index, width), { x, y: head }),
      ...(title === undefined
        ? []
        : [text(title, middle, below + titleSize * 0.95, { bold: true, anchor: 'middle', size: titleSize })]),
      ...(body === undefined
        ? []
        : textBox(body, middle, below + titleHeight + 6, width - 12, { anchor: 'middle' }).shapes),
    ]
  })
}

/** Small pictures in panels across the full width, each with words below. @param signs each 100 by 100 */
export function signPanels(
  words: string[],
  signs: (() => Shape[])[],
  height: number,
  fills: readonly Paint[] = PANEL_FILLS,
): Shape[] {
  return panels(signs.length, {
    words,
    height,
    fills,
    sceneHeight: 128,
    scene: (index, width) => [group(signs[index]?.() ?? [], { x: width / 2 - 52, y: 16, scale: 1.04 })],
  })
}
