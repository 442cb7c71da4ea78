import { INK, type Ink } from '../brand.ts'

/** One filled polygon of a pattern; points are x and y, in units of 1/16 of the band's height. */
export interface Shape {
  ink: Ink
  points: [number, number][]
}

/** Width of one repeat of the woven band at height 16. */
export const BAND_REPEAT = 48
export const BAND_HEIGHT = 16
export const BAND_BACKGROUND: Ink = 'deep'

const diamond = (ink: Ink, x: number, y: number, r: number): Shape => ({
  ink,
  points: [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ],
})

const square = (ink: Ink, x: number, y: number, side: number): Shape => ({
  ink,
  points: [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ],
})

/** The site's emblem: one repeat of the woven band, on a deep indigo background. */
export const BAND: readonly Shape[] = [
  diamond('marigold', 8, 8, 7),
  diamond('deep', 8, 8, 4),
  diamond('terracotta', 8, 8, 2),
  {
    ink: 'terracotta',
    points: [
      [17, 1],
      [24, 8],
      [17, 15],
    ],
  },
  {
    ink: 'terracotta',
    points: [
      [31, 1],
      [24, 8],
      [31, 15],
    ],
  },
  {
    ink: 'paper',
    points: [
      [20, 0],
      [28, 0],
      [24, 4],
    ],
  },
  {
    ink: 'paper',
    points: [
      [20, 16],
      [28, 16],
      [24, 12],
    ],
  },
  ...[0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2, 3].flatMap((row) =>
      (column + row) % 2 === 0 ? [square('leaf', 33 + column * 3.5, 1 + row * 3.5, 3.5)] : [],
    ),
  ),
]

/** `#RRGGBB`, for pdfkit. */
export function hexColor(ink: Ink): string {
  return `#${INK[ink]}`
}
