import type { Paint } from './palette.ts'
import { circle, ellipse, type Group, group, path, rect, type Shape } from './shapes.ts'

export type Skin = 'skinLight' | 'skin' | 'skinDark' | 'skinDeep'

/** How a person looks. Clothes and heads vary, so that readers in all countries recognise people. */
export interface PersonLook {
  skin: Skin
  head: 'wrap' | 'short' | 'bun' | 'veil' | 'cap'
  /** Colour of the wrap, veil or cap. */
  headPaint?: Paint
  cloth: Paint
  /** A white coat with a stethoscope. */
  isProvider?: boolean
  /** A mouth that does not smile. */
  isSad?: boolean
}

interface Place {
  x: number
  y: number
  scale?: number
}

/** Head and shoulders, 150 wide and 180 high at scale 1. @param place of the top left corner */
export function bust(look: PersonLook, { x, y, scale = 1 }: Place): Group {
  const { skin, cloth, isProvider = false, isSad = false } = look
  return group(
    [
      ...headBehind(look),
      path('M62 92v34h26v-34Z', { fill: skin }),
      path('M5 180C5 138 30 122 60 118Q75 134 90 118C120 122 145 138 145 180Z', { fill: isProvider ? 'white' : cloth }),
      ...(isProvider ? coat(cloth) : neckline(cloth)),
      ellipse(75, 66, 34, 40, { fill: skin }),
      ...face(isSad),
      ...headFront(look),
    ],
    { x, y, scale },
  )
}

function face(isSad: boolean): Shape[] {
  return [
    circle(62, 66, 3.2, { fill: 'hair' }),
    circle(88, 66, 3.2, { fill: 'hair' }),
    path('M56 57q6-4 12 0M82 57q6-4 12 0', { stroke: 'hair', width: 2.4 }),
    path(isSad ? 'M66 88q9 -2.5 18 0' : 'M64 86q11 8 22 0', { stroke: 'hair', width: 2.6 }),
  ]
}

function neckline(cloth: Paint): Shape[] {
  const trim: Paint = cloth === 'marigold' ? 'terracotta' : 'marigold'
  return [
    path('M56 119Q75 140 94 119', { stroke: trim, width: 5 }),
    path('M18 164H132', { stroke: trim, width: 4, dash: [9, 7] }),
  ]
}

function coat(shirt: Paint): Shape[] {
  return [
    path('M60 118Q75 134 90 118L75 158Z', { fill: shirt }),
    path('M5 180C5 138 30 122 60 118L75 158L90 118C120 122 145 138 145 180', { stroke: 'steelDark', width: 3 }),
    path('M52 121C46 146 52 158 62 164M98 121C104 142 100 152 96 160', { stroke: 'steelDark', width: 4 }),
    circle(96, 164, 6, { fill: 'steelDark' }),
  ]
}

function headBehind({ head, headPaint = 'terracotta' }: PersonLook): Shape[] {
  switch (head) {
    case 'veil':
      return [path('M33 128C24 40 52 16 75 16S126 40 117 128Q75 152 33 128Z', { fill: headPaint })]
    case 'bun':
      return [circle(75, 20, 17, { fill: 'hair' }), path('M38 76C30 30 58 22 75 22S120 30 112 76Z', { fill: 'hair' })]
    default:
      return []
  }
}

function headFront({ head, headPaint = 'terracotta' }: PersonLook): Shape[] {
  switch (head) {
    case 'wrap':
      return [
        circle(98, 14, 14, { fill: headPaint }),
        path('M38 58C34 22 56 12 78 12C102 12 116 30 112 56C100 40 56 38 38 58Z', { fill: headPaint }),
        path('M42 46C58 32 92 32 109 46M52 30C66 22 88 22 102 32', { stroke: 'marigold', width: 3 }),
      ]
    case 'short':
      return [path('M40 60C36 26 60 20 76 20C98 20 114 30 110 60C106 44 92 40 75 40S46 44 40 60Z', { fill: 'hair' })]
    case 'bun':
      return [path('M40 62C40 36 58 30 75 30S110 36 110 62C100 46 86 42 75 42S50 46 40 62Z', { fill: 'hair' })]
    case 'veil':
      return [
        path('M33 128C28 60 46 26 75 26S122 60 117 128C112 100 110 76 104 62C94 44 56 44 46 62C40 76 38 100 33 128Z', {
          fill: headPaint,
        }),
      ]
    case 'cap':
      return [
        path('M39 48C40 22 60 16 75 16S110 22 111 48Q75 36 39 48Z', { fill: headPaint }),
        path('M42 42Q75 30 108 42', { stroke: 'white', width: 2.5, dash: [5, 5] }),
      ]
  }
}

/** A baby wrapped in a cloth, 110 wide and 60 high at scale 1, its head at the left. */
export function baby(skin: Skin, cloth: Paint, { x, y, scale = 1 }: Place): Group {
  return group(
    [
      path('M30 10C60 2 100 14 110 34C106 54 60 64 30 54Z', { fill: cloth }),
      path('M44 8C40 24 42 44 50 58M66 8C62 24 66 46 74 56', { stroke: 'white', width: 2.5 }),
      circle(26, 32, 24, { fill: skin }),
      path('M16 33q4 3 8 0M30 33q4 3 8 0', { stroke: 'hair', width: 2.4 }),
      path('M22 44q5 3 10 0', { stroke: 'hair', width: 2.2 }),
      path('M8 22C14 6 38 4 46 20C36 14 20 14 8 22Z', { fill: 'hair' }),
    ],
    { x, y, scale },
  )
}

/** A mother who holds her baby at the breast, covered by her cloth; 170 wide and 200 high at scale 1. */
export function motherAndBaby(look: PersonLook, { x, y, scale = 1 }: Place): Group {
  const { skin, cloth } = look
  return group(
    [
      bust(look, { x: 6, y: 0 }),
      path('M12 200C6 170 12 146 30 132L140 132C164 150 162 180 156 200Z', { fill: cloth }),
      baby(skin, 'sand', { x: 40, y: 134 }),
      path('M21 189C21 169 38 164 62 183L128 186', { stroke: skin, width: 20 }),
      path('M128 186l16 -4', { stroke: skin, width: 15 }),
    ],
    { x, y, scale },
  )
}

/**
 * The front of a standing body without face or clothes' details, 140 wide and 320 high at scale 1: for places on the body.
 * The navel is at (70, 148), the upper arms at (26, 110) and (114, 110), the middle of the thighs at (54, 222) and (86, 222).
 */
export function bodyFront(skin: Skin, { x, y, scale = 1 }: Place): Group {
  const limb = { stroke: skin, width: 21 } as const
  return group(
    [
      circle(70, 28, 24, { fill: skin }),
      rect(60, 44, 20, 24, { fill: skin }),
      path(
        'M36 66Q70 58 104 66C110 88 98 106 98 124C98 140 108 152 108 176L96 196H44L32 176C32 152 42 140 42 124C42 106 30 88 36 66Z',
        { fill: skin },
      ),
      path('M38 74C24 96 26 120 18 168', limb),
      path('M102 74C116 96 114 120 122 168', limb),
      path('M54 186C52 230 52 262 50 306', { ...limb, width: 30 }),
      path('M86 186C88 230 88 262 90 306', { ...limb, width: 30 }),
      path('M32 172Q70 186 108 172L104 196Q88 206 70 206Q52 206 36 196Z', { fill: 'indigo' }),
      path('M40 88Q70 78 100 88L96 108Q70 116 44 108Z', { fill: 'indigo' }),
      circle(70, 148, 2.6, { fill: 'hair' }),
    ],
    { x, y, scale },
  )
}

/** A pregnant woman from the side, 100 high. */
export function pregnantWoman(): Shape[] {
  return [
    circle(36, 18, 15, { fill: 'skinDark' }),
    path('M21 16C20 -2 48 -4 52 12Q36 6 28 22Z', { fill: 'terracotta' }),
    path('M30 32C16 40 18 70 20 98H52C54 86 70 82 70 66C70 52 54 50 48 34Z', { fill: 'indigo' }),
    ellipse(52, 66, 20, 19, { fill: 'indigo' }),
    path('M34 44C34 58 42 66 56 70', { stroke: 'skinDark', width: 9 }),
  ]
}

/** A speech bubble whose tail points down at `tail` (x of its tip, from the left of the bubble). */
export function bubble(x: number, y: number, width: number, height: number, tail: number): Shape[] {
  const look = { fill: 'white', stroke: 'indigo', width: 3 } as const
  const t = Math.min(Math.max(tail, 24), width - 40)
  return [
    path(
      `M${x + 14} ${y}h${width - 28}a14 14 0 0 1 14 14v${height - 28}a14 14 0 0 1 -14 14h${-(width - 14 - t - 22)}L${x + tail} ${y + height + 22}L${x + t} ${y + height}h${-(t - 14)}a14 14 0 0 1 -14 -14v${-(height - 28)}a14 14 0 0 1 14 -14Z`,
      look,
    ),
  ]
}
