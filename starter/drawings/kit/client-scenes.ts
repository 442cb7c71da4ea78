import { backdrop } from './frames.ts'
import type { Paint } from './palette.ts'
import { bubble, bust, type PersonLook } from './people.ts'
import { circle, line, path, rect, type Shape } from './shapes.ts'

/** A triangle with an exclamation mark: danger. @param x and `y` of its middle */
export function warning(x: number, y: number): Shape[] {
  return [
    path(`M${x} ${y - 30}L${x + 34} ${y + 28}H${x - 34}Z`, { fill: 'marigold', stroke: 'ink', width: 4 }),
    path(`M${x} ${y - 8}V${y + 10}`, { stroke: 'ink', width: 6 }),
    circle(x, y + 20, 3.5, { fill: 'ink' }),
  ]
}

/** A client speaks with a provider. @param inBubble about (120, 37), 90 by 38 */
export function talk(inBubble: Shape[], client: PersonLook, provider: PersonLook): Shape[] {
  return [
    backdrop(),
    bust(client, { x: 6, y: 70, scale: 0.555 }),
    bust({ ...provider, isProvider: true }, { x: 148, y: 70, scale: 0.555 }),
    ...bubble(66, 10, 108, 54, 30),
    ...inBubble,
  ]
}

/** Six tablets in a pack, 112 by 84 from (26, 48). */
export function tabletPack(): Shape[] {
  return [
    rect(26, 48, 112, 84, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 10 }),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      circle(50 + (index % 3) * 32, 72 + Math.floor(index / 3) * 36, 12, {
        fill: 'white',
        stroke: 'steelDark',
        width: 2,
      }),
    ),
  ]
}

/** Tablets and a glass of water. */
export function tablets(): Shape[] {
  return [
    backdrop(),
    ...tabletPack(),
    path('M160 44H214L206 138H168Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M164 76H211L206 136H168Z', { fill: 'water' }),
  ]
}

/** A card with lines to fill in, and the client's sign on it. */
export function card(sign: Shape[], paint: Paint = 'indigo'): Shape[] {
  return [
    backdrop(),
    rect(34, 26, 172, 118, { fill: 'white', stroke: paint, width: 4, radius: 10 }),
    rect(34, 26, 172, 26, { fill: paint, radius: 8 }),
    ...sign,
    ...[76, 98, 120].map((y) => line([112, y], [190, y], { stroke: 'inkSoft', width: 3 })),
  ]
}

/** Fever: a thermometer with its mercury high. @param x and `y` of its bulb */
export function thermometer(x: number, y: number, length = 96): Shape[] {
  return [
    path(`M${x} ${y}V${y - length}`, { stroke: 'steelDark', width: 22 }),
    path(`M${x} ${y}V${y - length}`, { stroke: 'white', width: 16 }),
    path(`M${x} ${y}V${y - length * 0.8}`, { stroke: 'blood', width: 7 }),
    circle(x, y, 16, { fill: 'blood', stroke: 'steelDark', width: 3 }),
    ...[0.3, 0.5, 0.7].map((share) =>
      line([x + 5, y - length * share], [x + 12, y - length * share], { stroke: 'steelDark', width: 2.5 }),
    ),
  ]
}

/** A belly from the front, 112 wide and 170 high; the navel is at (84, 66). */
export function belly(skin: Paint = 'skin'): Shape[] {
  return [
    path('M28 0C40 40 36 60 28 86C22 110 24 140 28 170H140C144 140 146 110 140 86C132 60 128 40 140 0Z', {
      fill: skin,
    }),
    path('M27 128Q84 148 141 128V170H28Z', { fill: 'indigo' }),
    circle(84, 66, 4, { fill: 'hair' }),
  ]
}

/** A belly from the front with a place that hurts. @param side of the pain: 0 the middle */
export function sorePart(side: -1 | 0 | 1 = 0, skin: Paint = 'skin'): Shape[] {
  const [x, y] = [84 + side * 26, 108]
  return [
    ...belly(skin),
    ...Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4
      const at = (r: number) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
      return path(`M${at(12)}L${at(24)}`, { stroke: 'blood', width: 5 })
    }),
    circle(x, y, 8, { fill: 'blood' }),
  ]
}
