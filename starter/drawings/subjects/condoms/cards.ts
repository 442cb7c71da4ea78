import type { Diagram } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, questionMark } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { calendar } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { packet } from './parts.ts'

const TEACHER: PersonLook = { skin: 'skin', head: 'short', cloth: 'indigo' }
const TRADER: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'terracotta', cloth: 'leaf' }
const GIRL: PersonLook = { skin: 'skinLight', head: 'bun', cloth: 'terracotta' }
const WORKER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'indigo', cloth: 'marigold' }
const WIDOW: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'leaf' }
const YOUNG: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'terracotta' }

function children(): Shape[] {
  return [12, 50, 88].map((x, index) =>
    bust(
      { skin: 'skin', head: index === 1 ? 'bun' : 'short', cloth: index === 1 ? 'leaf' : 'terracotta' },
      { x: x - 24, y: 36, scale: 0.32 },
    ),
  )
}

function suitcase(): Shape[] {
  return [
    rect(8, 36, 84, 56, { fill: 'skinLight', stroke: 'skinDark', width: 5, radius: 7 }),
    path('M34 36V20H66V36', { stroke: 'skinDark', width: 6 }),
    path('M8 58H92', { stroke: 'skinDark', width: 4 }),
  ]
}

/** Two people side by side, a sign above them. */
function couple(left: PersonLook, right: PersonLook, fill: Parameters<typeof backdrop>[0]): Shape[] {
  return [backdrop(fill), bust(left, { x: 2, y: 44, scale: 0.7 }), bust(right, { x: 132, y: 44, scale: 0.7 })]
}

function ribbonAbove(): Shape[] {
  return [circle(120, 36, 28, { fill: 'white' }), group(ribbon(), { x: 97, y: 12, scale: 0.46 })]
}

function condomPacket(): Shape[] {
  return packet(50, 50, 84)
}

/** The people who may use condoms, and the roles of the talks. */
export const CONDOM_CARDS: Diagram[] = [
  cardPicture('condom-card-teacher', personWith(TEACHER, [age('45', 50, 50), children()]), [
    'A man of 45 with three children.',
    'Un homme de 45 ans avec trois enfants.',
    'Un hombre de 45 años con tres niños.',
  ]),
  cardPicture('condom-card-away', personWith(TRADER, [suitcase()], 'indigoPale'), [
    'A man, and a suitcase.',
    'Un homme, et une valise.',
    'Un hombre y una maleta.',
  ]),
  cardPicture(
    'condom-card-girl',
    [...couple(GIRL, YOUNG, 'leafPale'), ...age('16', 120, 32, 60)],
    ['A girl of 16 and her boyfriend.', 'Une fille de 16 ans et son ami.', 'Una chica de 16 años y su novio.'],
  ),
  cardPicture('condom-card-worker', personWith(WORKER, [age('28', 50, 50), condomPacket()], 'indigoPale'), [
    'A woman of 28, and a condom.',
    'Une femme de 28 ans, et un préservatif.',
    'Una mujer de 28 años y un condón.',
  ]),
  cardPicture('condom-card-two-men', couple(TEACHER, { ...YOUNG, head: 'cap', headPaint: 'leaf' }, 'indigoPale'), [
    'Two men, side by side.',
    'Deux hommes, côte à côte.',
    'Dos hombres, uno junto al otro.',
  ]),
  cardPicture('condom-card-widow', personWith(WIDOW, [age('52', 50, 50)], 'indigoPale'), [
    'A woman of 52 with a veil.',
    'Une femme de 52 ans.',
    'Una mujer de 52 años.',
  ]),
  cardPicture(
    'condom-card-couple',
    [...couple(WORKER, TRADER, 'leafPale'), ...ribbonAbove()],
    [
      'A couple, and the ribbon that stands for HIV.',
      'Un couple, et le ruban du VIH.',
      'Una pareja y el lazo del VIH.',
    ],
  ),
  cardPicture('condom-card-week', personWith(YOUNG, [calendar(50, 52, 88)], 'indigoPale'), [
    'A young man, and a calendar.',
    'Un jeune homme, et un calendrier.',
    'Un joven y un calendario.',
  ]),
  cardPicture('condom-card-wife', personWith({ ...WORKER, isSad: true }, [suitcase()], 'indigoPale'), [
    'A worried woman; a suitcase for her husband, who is away.',
    'Une femme inquiète ; une valise pour son mari absent.',
    'Una mujer preocupada; una maleta por su marido ausente.',
  ]),
  cardPicture('condom-card-student', personWith(GIRL, [condomPacket(), questionMark()], 'indigoPale'), [
    'A student, a condom and a question mark.',
    'Une étudiante, un préservatif et un point d’interrogation.',
    'Una estudiante, un condón y un signo de pregunta.',
  ]),
  cardPicture('condom-card-not-for-me', personWith({ ...TEACHER, isSad: true }, [condomPacket()], 'indigoPale'), [
    'A man who frowns at a condom.',
    'Un homme mécontent devant un préservatif.',
    'Un hombre descontento ante un condón.',
  ]),
  cardPicture('condom-card-something', personWith({ ...WIDOW, isSad: true }, [method('injection'), method('pills')]), [
    'A sad woman, an injection and pills.',
    'Une femme triste, une injection et des pilules.',
    'Una mujer triste, una inyección y píldoras.',
  ]),
]
