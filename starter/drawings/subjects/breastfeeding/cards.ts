import type { Diagram } from '../../diagram.ts'
import { cardPicture, method, personWith, sideBySide } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { calendar, clockAt, drop, moon } from '../../kit/objects.ts'
import { baby, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { feedingBottle, otherFood } from './icons.ts'

const YOUNG: PersonLook = { skin: 'skinLight', head: 'bun', cloth: 'leaf' }
const TRADER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'marigold', cloth: 'terracotta' }
const VEILED: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'marigold' }
const SURE: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'indigo' }

/** A mother who breastfeeds, with one thing or two smaller ones at her side. @param things each 100 by 100 */
function nursing(look: PersonLook, things: Shape[][], fill: Parameters<typeof backdrop>[0]): Shape[] {
  const [thing = [], second] = things
  return [
    backdrop(fill),
    motherAndBaby(look, { x: 2, y: 12, scale: 0.76 }),
    ...(second === undefined
      ? [group(thing, { x: 134, y: 34, scale: 1 })]
      : [group(thing, { x: 150, y: 8, scale: 0.76 }), group(second, { x: 150, y: 88, scale: 0.76 })]),
  ]
}

function drops(count: number): Shape[] {
  return Array.from({ length: count }, (_, index) =>
    drop(50 + (index - (count - 1) / 2) * 44, 82, count === 1 ? 44 : 62, 'terracotta'),
  )
}

/** A bottle with a dropper, as for vitamins. */
function dropper(): Shape[] {
  return [
    rect(30, 40, 40, 54, { fill: 'marigold', stroke: 'ink', width: 3, radius: 8 }),
    rect(40, 26, 20, 16, { fill: 'steelPale', stroke: 'ink', width: 3 }),
    path('M50 26V12', { stroke: 'ink', width: 7 }),
    circle(50, 12, 9, { fill: 'terracotta' }),
  ]
}

function sleeping(): Shape[] {
  return [moon(60, 32, 50), baby('skinDark', 'leaf', { x: 0, y: 52, scale: 0.84 })]
}

/** A baby and a date of birth. */
function babyAndDate(): Shape[] {
  return [backdrop('leafPale'), baby('skin', 'marigold', { x: 14, y: 52, scale: 1.08 }), ...calendar(186, 86, 88)]
}

/** A market seller: her goods, and the bottle for the baby. */
function goods(): Shape[] {
  return [
    path('M6 60H94L82 94H18Z', { fill: 'skinLight', stroke: 'skinDark', width: 4 }),
    ...[22, 50, 78].map((x) => circle(x, 50, 15, { fill: 'terracotta', stroke: 'ink', width: 2 })),
  ]
}

function travelling(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 6, y: 0, scale: 0.4 }),
    rect(40, 52, 54, 38, { fill: 'skinLight', stroke: 'skinDark', width: 4, radius: 5 }),
    path('M56 52V42H78V52', { stroke: 'skinDark', width: 5 }),
  ]
}

function refusal(): Shape[] {
  return [...method('condom'), path('M8 8L92 92', { stroke: 'ink', width: 8 })]
}

/** Pictures of events, days and mothers. Nothing in them says which answer is right. */
export const LAM_CARDS: Diagram[] = [
  cardPicture('lam-card-bleeding', nursing(YOUNG, [drops(2)], 'terracottaPale'), [
    'A mother with her baby, and drops of blood.',
    'Une mère avec son bébé, et des gouttes de sang.',
    'Una madre con su bebé y gotas de sangre.',
  ]),
  cardPicture('lam-card-spotting', nursing(VEILED, [drops(1)], 'sand'), [
    'A mother with her baby, and one small drop of blood.',
    'Une mère avec son bébé, et une petite goutte de sang.',
    'Una madre con su bebé y una pequeña gota de sangre.',
  ]),
  cardPicture('lam-card-vitamins', nursing(SURE, [dropper()], 'marigoldPale'), [
    'A mother with her baby, and a bottle of vitamin drops.',
    'Une mère avec son bébé, et un flacon de vitamines.',
    'Una madre con su bebé y un frasco de vitaminas.',
  ]),
  cardPicture('lam-card-porridge', nursing(TRADER, [otherFood(50, 54, 80)], 'leafPale'), [
    'A mother with her baby, and a bowl of porridge.',
    'Une mère avec son bébé, et un bol de bouillie.',
    'Una madre con su bebé y un plato de papilla.',
  ]),
  cardPicture('lam-card-birthday', babyAndDate(), [
    'A baby and a calendar: a date counts.',
    'Un bébé et un calendrier : une date compte.',
    'Un bebé y un calendario: cuenta una fecha.',
  ]),
  cardPicture('lam-card-sleep', sideBySide([sleeping(), clockAt(9, 50, 50, 44)], 'indigoPale'), [
    'A baby asleep under the moon, and a clock.',
    'Un bébé endormi sous la lune, et une horloge.',
    'Un bebé dormido bajo la luna y un reloj.',
  ]),
  cardPicture('lam-card-bottle', nursing(YOUNG, [feedingBottle(50, 98, 98)], 'marigoldPale'), [
    'A mother who breastfeeds, and a bottle.',
    'Une mère qui allaite, et un biberon.',
    'Una madre que amamanta y un biberón.',
  ]),
  cardPicture('lam-card-night-bottle', nursing(VEILED, [[moon(50, 50, 84)], feedingBottle(50, 98, 98)], 'indigoPale'), [
    'A mother who breastfeeds; at night, a bottle.',
    'Une mère qui allaite ; la nuit, un biberon.',
    'Una madre que amamanta; de noche, un biberón.',
  ]),
  cardPicture('lam-card-sips', nursing(TRADER, [cup()], 'sand'), [
    'A mother who breastfeeds, and a cup with a little water.',
    'Une mère qui allaite, et une tasse avec un peu d’eau.',
    'Una madre que amamanta y una taza con un poco de agua.',
  ]),
  cardPicture('lam-card-breast', nursing(SURE, [], 'leafPale'), [
    'A mother who breastfeeds.',
    'Une mère qui allaite.',
    'Una madre que amamanta.',
  ]),
  cardPicture('lam-card-market', personWith(TRADER, [goods(), feedingBottle(50, 98, 98)], 'marigoldPale'), [
    'A woman who sells at the market, and a bottle for her baby.',
    'Une femme qui vend au marché, et un biberon pour son bébé.',
    'Una mujer que vende en el mercado y un biberón para su bebé.',
  ]),
  cardPicture('lam-card-away', nursing(SURE, [travelling()], 'indigoPale'), [
    'A mother with her baby; her husband travels with a suitcase.',
    'Une mère avec son bébé ; son mari voyage avec une valise.',
    'Una madre con su bebé; su marido viaja con una maleta.',
  ]),
  cardPicture('lam-card-injection', nursing(YOUNG, [method('injection')], 'sand'), [
    'A mother with her baby, and an injection.',
    'Une mère avec son bébé, et une injection.',
    'Una madre con su bebé y una inyección.',
  ]),
  cardPicture('lam-card-no-condom', nursing(VEILED, [refusal()], 'terracottaPale'), [
    'A mother with her baby, and a condom that is crossed out.',
    'Une mère avec son bébé, et un préservatif barré.',
    'Una madre con su bebé y un condón tachado.',
  ]),
  cardPicture('lam-card-hiv', nursing(TRADER, [ribbon()], 'leafPale'), [
    'A mother with her baby, and the ribbon that stands for HIV.',
    'Une mère avec son bébé, et le ruban du VIH.',
    'Una madre con su bebé y el lazo del VIH.',
  ]),
]

function cup(): Shape[] {
  return [
    path('M20 26H80L72 92H28Z', { fill: 'white', stroke: 'ink', width: 4 }),
    path('M26 70H74L72 90H28Z', { fill: 'water' }),
  ]
}
