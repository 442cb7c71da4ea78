import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colour, type Paint } from '../kit/palette.ts'
import { circle, rect, type Shape } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { pngOf } from './png.ts'

/** A difference of a colour's channel, of 255, that nobody sees. */
const UNSEEN = 8

/** Small squares of these paints beside long lines of letters, whose edges have many shades. */
const SMALL: Paint[] = ['marigold', 'terracotta', 'leaf', 'skin', 'skinDark', 'blood', 'water']

test('a small part of a PNG keeps its paint beside long lines of letters', async () => {
  const shapes: Shape[] = [
    rect(0, 0, 836, 340, { fill: 'indigoPale' }),
    ...Array.from({ length: 10 }, (_, line) =>
      text('Bleeding, rupture of the womb, anaemia and fever', 20, 40 + line * 28),
    ),
    ...SMALL.map((fill, index) => rect(20 + index * 30, 310, 20, 20, { fill })),
  ]
  const png = await pngOf({ key: 'paints', width: 836, height: 340, alt: '', note: '', shapes }, 1)

  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / 836
  const farthest = SMALL.map((paint, index) => {
    const at = (Math.round(320 * scale) * info.width + Math.round((30 + index * 30) * scale)) * 3
    const exact = Buffer.from(colour(paint).slice(1), 'hex')
    return Math.max(...exact.map((value, channel) => Math.abs(value - (data[at + channel] ?? 0))))
  })
  expect(Math.max(...farthest)).toBeLessThanOrEqual(UNSEEN)
})

test('a PNG has 200 pixels per inch at its scale, and edges of several degrees of transparency', async () => {
  const circles = [circle(100, 100, 90, { fill: 'leaf' })]
  const png = await pngOf({ key: 'circle', width: 200, height: 200, alt: '', note: '', shapes: circles }, 0.72)

  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([400, 400])
  expect(new Set(data.filter((_, index) => index % 4 === 3)).size).toBeGreaterThan(4)
})
