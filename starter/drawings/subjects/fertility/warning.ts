import { circle, line, polygon, type Shape } from '../../kit/shapes.ts'

/** A triangle with an exclamation mark. @param x and `y` of its middle */
export function warning(x: number, y: number): Shape[] {
  return [
    polygon(
      [
        [x, y - 24],
        [x + 24, y + 18],
        [x - 24, y + 18],
      ],
      { fill: 'ink' },
    ),
    line([x, y - 8], [x, y + 3], { stroke: 'white', width: 5 }),
    circle(x, y + 11, 3, { fill: 'white' }),
  ]
}
