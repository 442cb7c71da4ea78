import type { Paint } from '../../kit/palette.ts'
import { arrow, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textWidth } from '../../kit/text.ts'

/** Height of a picture of the operation: as the surgeon sees it from the front, the middle of the opening at 0, 128. */
export const VIEW_HEIGHT = 250

/** The window in the drape with the skin and its midline. @param width of the picture; x = 0 is its middle; `radius` of the window, up and down */
export function skinWindow(width: number, radius = 92): Shape[] {
  return [
    rect(-width / 2, 0, width, VIEW_HEIGHT, { fill: 'water', radius: 12 }),
    ellipse(0, 128, width / 2 - 6, radius, { fill: 'skinLight', stroke: 'waterDeep', width: 3 }),
    path(`M0 ${132 - radius}Q4 90 0 128T0 ${124 + radius}`, { stroke: 'skin', width: 3 }),
  ]
}

/** Names of both directions of the vas, on the drape above and below the window. */
export function directions([up = '', down = '']: string[]): Shape[] {
  return [up, down].flatMap((word, index): Shape[] => {
    const y = index === 0 ? 25 : 243
    const edge = textWidth(word, { bold: true }) / 2 + 10
    const [from, to] = index === 0 ? [y, y - 18] : [y - 18, y]
    return [
      text(word, -10, y, { bold: true, anchor: 'middle' }),
      ...arrow([edge, from], [edge, to], { width: 4, paint: 'ink' }),
    ]
  })
}

/** Untouched, under the skin. @param side -1 left, 1 right */
export function hiddenVas(side: -1 | 1): Shape[] {
  return underSkin(`M${side * 46} 54C${side * 56} 92 ${side * 58} 150 ${side * 48} 202`)
}

/** Brought under the midline by the fingers or the clamp. */
export function heldVas(side: -1 | 1): Shape[] {
  return underSkin(
    `M${side * 46} 54C${side * 44} 90 ${side * 8} 98 0 128C${side * 4} 160 ${side * 40} 168 ${side * 48} 202`,
  )
}

/** Closed: both ends tied, back under the skin. */
export function closedVas(side: -1 | 1): Shape[] {
  return [
    ...underSkin(`M${side * 46} 54C${side * 50} 74 ${side * 40} 88 ${side * 36} 102`),
    ...underSkin(`M${side * 36} 156C${side * 40} 174 ${side * 48} 186 ${side * 48} 202`),
    tie(side * 36, 104),
    tie(side * 36, 154),
  ]
}

function underSkin(d: string): Shape[] {
  return [path(d, { stroke: 'skin', width: 18 }), path(d, { stroke: 'bone', width: 7, dash: [12, 7] })]
}

/** On its way from the groin to the opening, and from there to the testicle. */
export function openedVas(side: -1 | 1): Shape[] {
  return [
    ...underSkin(`M${side * 46} 54C${side * 44} 82 ${side * 10} 92 ${side * 2} 122`),
    ...underSkin(`M${side * 2} 140C${side * 10} 166 ${side * 42} 170 ${side * 48} 202`),
  ]
}

/** The vas outside of the skin. */
export function bareVas(d: string): Shape[] {
  return [path(d, { stroke: 'fleshDeep', width: 16 }), path(d, { stroke: 'bone', width: 11 })]
}

export function tie(x: number, y: number): Shape {
  return line([x - 11, y], [x + 11, y], { stroke: 'indigo', width: 7 })
}

export function opening(): Shape {
  return ellipse(0, 130, 17, 8, { fill: 'blood', stroke: 'white', width: 2 })
}

/** The ringed clamp: its ring lies around (0, 0), its handles point down. */
export function ringedClamp(x: number, y: number, rotate: number, paint: Paint = 'ink'): Shape {
  return group(
    [
      path('M-5 22L-9 66M5 22L9 66', { stroke: 'white', width: 12 }),
      path('M-5 22L-9 66M5 22L9 66', { stroke: paint, width: 8 }),
      ellipse(-17, 80, 12, 15, { stroke: paint, width: 7 }),
      ellipse(17, 80, 12, 15, { stroke: paint, width: 7 }),
      ellipse(0, 0, 24, 22, { stroke: 'white', width: 13 }),
      ellipse(0, 0, 24, 22, { stroke: paint, width: 8 }),
    ],
    { x, y, rotate },
  )
}

/** The sharp forceps: its tips are at (0, 0), its handles point up. @param spread half of the distance between the tips */
export function sharpForceps(x: number, y: number, rotate: number, spread = 2): Shape {
  return group(
    [
      path(`M${-spread} 0Q-12 -26 4 -48L12 -74M${spread} 0Q12 -26 -4 -48L-12 -74`, { stroke: 'white', width: 12 }),
      path(`M${-spread} 0Q-12 -26 4 -48L12 -74M${spread} 0Q12 -26 -4 -48L-12 -74`, { stroke: 'ink', width: 7.5 }),
      ellipse(17, -84, 9, 12, { stroke: 'ink', width: 6.5 }),
      ellipse(-17, -84, 9, 12, { stroke: 'ink', width: 6.5 }),
    ],
    { x, y, rotate },
  )
}
