import type { Paint } from '../../kit/palette.ts'
import type { Skin } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'

export interface Seated {
  skin: Skin
  cloth: Paint
  head: 'wrap' | 'bun' | 'short'
  /** A person on a wheelchair, or on a chair. */
  isOnWheels?: boolean
  /** `left` or `right`: where the person looks. */
  faces: 'left' | 'right'
}

/** A person on a chair from the side, 100 wide and 170 high at scale 1. @param place of the top left corner */
export function seated(look: Seated, place: { x: number; y: number; scale?: number }): Shape {
  const at = (x: number) => (look.faces === 'right' ? x : 100 - x)
  const to = (x: number, y: number) => `${at(x)} ${y}`
  const limb = (points: [number, number][]) => `M${points.map(([x, y]) => to(x, y)).join('L')}`
  const { skin, cloth } = look
  return group(
    [
      ...chair(look, at),
      path(
        limb([
          [40, 104],
          [78, 104],
          [78, 150],
        ]),
        { stroke: cloth, width: 24 },
      ),
      path(
        limb([
          [78, 150],
          [78, 162],
          [92, 164],
        ]),
        { stroke: 'ink', width: 11 },
      ),
      path(`M${to(24, 114)}C${to(18, 76)} ${to(26, 54)} ${to(42, 54)}C${to(58, 54)} ${to(60, 80)} ${to(56, 114)}Z`, {
        fill: cloth,
        ...(cloth === 'white' ? { stroke: 'steelDark', width: 2.5 } : {}),
      }),
      path(
        limb([
          [42, 68],
          [48, 92],
          [74, 90],
        ]),
        { stroke: skin, width: 11 },
      ),
      circle(at(44), 30, 21, { fill: skin }),
      path(`M${to(62, 26)}L${to(70, 35)}L${to(62, 37)}Z`, { fill: skin }),
      circle(at(56), 27, 2.6, { fill: 'hair' }),
      path(`M${to(53, 41)}L${to(61, 40)}`, { stroke: 'hair', width: 2.4 }),
      ...hair(look, at),
    ],
    place,
  )
}

/** The same person and chair from the front. */
export function seatedFront(
  { skin, cloth, head }: Omit<Seated, 'faces'>,
  place: { x: number; y: number; scale?: number },
): Shape {
  const wrap: Paint = head === 'wrap' ? cloth : 'hair'
  return group(
    [
      rect(14, 56, 72, 66, { fill: 'steelPale', stroke: 'steelDark', width: 6, radius: 6 }),
      path('M18 120V168M82 120V168', { stroke: 'steelDark', width: 6 }),
      ...(head === 'short' ? [] : [circle(50, 5, 12, { fill: wrap })]),
      path('M26 116C20 76 26 54 50 54C74 54 80 76 74 116Z', { fill: cloth }),
      path('M35 114V150M65 114V150', { stroke: cloth, width: 25 }),
      path('M50 116V150', { stroke: 'inkSoft', width: 2.5 }),
      path('M36 152V160M64 152V160', { stroke: 'ink', width: 13 }),
      path('M27 72L23 98L44 106M73 72L77 98L56 106', { stroke: skin, width: 11 }),
      circle(50, 30, 21, { fill: skin }),
      circle(42, 30, 2.6, { fill: 'hair' }),
      circle(58, 30, 2.6, { fill: 'hair' }),
      path('M43 41q7 5 14 0', { stroke: 'hair', width: 2.4 }),
      path('M28 28C26 4 74 4 72 28Q50 12 28 28Z', { fill: wrap }),
    ],
    place,
  )
}

function hair({ head, cloth }: Seated, at: (x: number) => number): Shape[] {
  const fill: Paint = head === 'wrap' ? cloth : 'hair'
  const cap = path(`M${at(22)} 34C${at(18)} 2 ${at(62)} -2 ${at(65)} 20C${at(52)} 18 ${at(36)} 24 ${at(30)} 46Z`, {
    fill,
  })
  if (head === 'short') return [cap]
  return [cap, circle(at(22), head === 'wrap' ? 12 : 22, 12, { fill })]
}

function chair({ isOnWheels = false }: Seated, at: (x: number) => number): Shape[] {
  const seat = [
    path(`M${at(14)} 52V118H${at(64)}`, { stroke: 'steelDark', width: 8 }),
    ...(isOnWheels ? [] : [path(`M${at(16)} 118V168M${at(60)} 118V168`, { stroke: 'steelDark', width: 6 })]),
  ]
  if (!isOnWheels) return seat
  return [
    ...seat,
    circle(at(34), 132, 36, { stroke: 'ink', width: 6 }),
    circle(at(34), 132, 6, { fill: 'ink' }),
    circle(at(84), 158, 10, { stroke: 'ink', width: 5 }),
    path(`M${at(14)} 60H${at(2)}M${at(64)} 118L${at(84)} 148`, { stroke: 'ink', width: 5 }),
  ]
}

/** A door from the front, 48 wide and 104 high. */
export function door(x: number, y: number, isOpen: boolean): Shape[] {
  return [
    rect(x, y, 48, 104, { fill: isOpen ? 'white' : 'skinLight', stroke: 'ink', width: 4 }),
    ...(isOpen
      ? [
          path(`M${x + 48} ${y}L${x + 76} ${y + 14}V${y + 118}L${x + 48} ${y + 104}Z`, {
            fill: 'skinLight',
            stroke: 'ink',
            width: 3,
          }),
        ]
      : [circle(x + 38, y + 56, 4, { fill: 'ink' })]),
  ]
}

/** A small table from the side, 44 wide; its foot is at `y`. */
export function smallTable(x: number, y: number): Shape {
  return path(`M${x} ${y - 44}h44M${x + 22} ${y - 44}V${y}M${x + 8} ${y}h28`, { stroke: 'skinDeep', width: 6 })
}
