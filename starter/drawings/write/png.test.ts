import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colour, type Paint } from '../kit/palette.ts'
import { rect, type Shape } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { pngOf } from './png.ts'

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
  const png = await pngOf({ key: 'paints', width: 836, height: 340, alt: '', note: '', shapes })

  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / 836
  const seen = SMALL.map((_, index) => {
    const at = (Math.round(320 * scale) * info.width + Math.round((30 + index * 30) * scale)) * 3
    return `#${data
      .subarray(at, at + 3)
      .toString('hex')
      .toUpperCase()}`
  })
  expect(seen).toEqual(SMALL.map((paint) => colour(paint)))
})
