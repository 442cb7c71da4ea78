import type { Diagram } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, questionMark } from '../../kit/card-picture.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { germs, ribbon } from '../eligibility/signs.ts'
import { telephone } from '../training/things.ts'
import { hips } from './care.ts'

const FARMER: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'leaf', cloth: 'marigold' }
const FRIEND: PersonLook = { skin: 'skin', head: 'short', cloth: 'terracotta' }
const CLERK: PersonLook = { skin: 'skinLight', head: 'short', cloth: 'indigo' }
const DRIVER: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'leaf' }
const ELDER: PersonLook = { skin: 'skin', head: 'cap', headPaint: 'indigo', cloth: 'terracotta' }
const WIFE: PersonLook = { skin: 'skinDark', head: 'wrap', cloth: 'indigo' }
const TIRED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'leaf', cloth: 'marigold', isSad: true }

/** The lower body in a cell of 100, with something on it. */
export function lowerBody(onIt: Shape[] = []): Shape[] {
  return [group([hips(onIt)], { x: -34, y: 8, scale: 0.62 })]
}

/** Grain to carry, in the field. */
function sack(): Shape[] {
  return [
    path('M24 34C8 60 10 88 26 96H74C90 88 92 60 76 34Z', { fill: 'skinLight', stroke: 'skinDark', width: 4 }),
    path('M24 34L14 14Q50 26 86 14L76 34Z', { fill: 'skinLight', stroke: 'skinDark', width: 4 }),
  ]
}

export function glucose(): Shape[] {
  return [
    rect(14, 20, 72, 66, { fill: 'steelPale', stroke: 'steelDark', width: 4, radius: 10 }),
    rect(26, 32, 48, 24, { fill: 'white', stroke: 'steelDark', width: 3 }),
    drop(50, 80, 20, 'blood'),
  ]
}

/** Red cells, one of them a sickle. */
export function sickleCells(): Shape[] {
  return [
    ...[
      [28, 30],
      [70, 74],
    ].map(([x = 0, y = 0]) => circle(x, y, 20, { fill: 'blood', stroke: 'fleshDeep', width: 4 })),
    path('M52 14C86 12 98 42 82 58C86 38 74 24 52 14Z', { fill: 'blood', stroke: 'fleshDeep', width: 4 }),
    path('M10 58C12 84 30 96 50 92C34 86 24 74 10 58Z', { fill: 'blood', stroke: 'fleshDeep', width: 4 }),
  ]
}

/** A vessel with a clot in it. */
export function clot(): Shape[] {
  return [
    path('M2 34H98M2 70H98', { stroke: 'fleshDeep', width: 7 }),
    rect(2, 37, 96, 30, { fill: 'fleshPale' }),
    ellipse(54, 52, 24, 14, { fill: 'blood' }),
  ]
}

export function spots(): Shape[] {
  return [
    circle(50, 50, 44, { fill: 'skinLight', stroke: 'skinDark', width: 3 }),
    ...[
      [36, 38],
      [62, 34],
      [50, 58],
      [30, 66],
      [70, 66],
    ].flatMap(([x = 0, y = 0]) => [circle(x, y, 8, { fill: 'terracotta' }), circle(x, y, 3.5, { fill: 'fat' })]),
  ]
}

/** A bulge. @param y of its middle: the groin, or the scrotum */
export function bulge(x: number, y: number): Shape[] {
  return [circle(x, y, 15, { fill: 'terracotta', stroke: 'white', width: 4 })]
}

function ring(): Shape[] {
  return telephone('indigo')
}

/** Pictures of the men and their partners; nothing in them says which letter is right. */
export const VAS_CARDS: Diagram[] = [
  cardPicture('vas-card-farmer', personWith(FARMER, [sack()], 'marigoldPale'), [
    'A man of 41, and a heavy sack.',
    'Un homme de 41 ans, et un sac lourd.',
    'Un hombre de 41 años y un saco pesado.',
  ]),
  cardPicture(
    'vas-card-friend',
    [backdrop('leafPale'), bust(FRIEND, { x: 6, y: 44, scale: 0.7 }), bust(FARMER, { x: 128, y: 44, scale: 0.7 })],
    ['Two men, friends.', 'Deux hommes, des amis.', 'Dos hombres, amigos.'],
  ),
  cardPicture('vas-card-tomorrow', personWith(CLERK, [calendar(50, 52, 88)], 'indigoPale'), [
    'A man, and a calendar.',
    'Un homme, et un calendrier.',
    'Un hombre y un calendario.',
  ]),
  cardPicture('vas-card-her-pills', personWith(WIFE, [method('pills')], 'sand'), [
    'His partner, and her pills.',
    'Sa partenaire, et ses pilules.',
    'Su pareja y sus píldoras.',
  ]),
  cardPicture('vas-card-unsure', personWith(DRIVER, [questionMark()], 'terracottaPale'), [
    'A man, and a question mark.',
    'Un homme, et un point d’interrogation.',
    'Un hombre y un signo de pregunta.',
  ]),
  cardPicture('vas-card-tired', personWith(TIRED, [method('pills'), method('injection')], 'leafPale'), [
    'A tired woman, pills and an injection.',
    'Une femme fatiguée, des pilules et une injection.',
    'Una mujer cansada, píldoras y una inyección.',
  ]),
  cardPicture('vas-card-diabetes', personWith(ELDER, [age('45', 50, 50), glucose()]), [
    'A man of 45, and a meter for sugar in the blood.',
    'Un homme de 45 ans, et un lecteur de glycémie.',
    'Un hombre de 45 años y un medidor de glucosa.',
  ]),
  cardPicture('vas-card-discharge', personWith(DRIVER, [age('33', 50, 50), germs()]), [
    'A man of 33, and germs.',
    'Un homme de 33 ans, et des germes.',
    'Un hombre de 33 años y gérmenes.',
  ]),
  cardPicture('vas-card-clot', personWith(CLERK, [age('28', 50, 50), clot()]), [
    'A man of 28, and a vessel with a clot.',
    'Un homme de 28 ans, et un vaisseau avec un caillot.',
    'Un hombre de 28 años y un vaso con un coágulo.',
  ]),
  cardPicture('vas-card-hernia', personWith(FARMER, [age('50', 50, 50), lowerBody(bulge(96, 88))]), [
    'A man of 50, and a bulge in the groin.',
    'Un homme de 50 ans, et une grosseur à l’aine.',
    'Un hombre de 50 años y un bulto en la ingle.',
  ]),
  cardPicture(
    'vas-card-hydrocele',
    personWith({ ...DRIVER, cloth: 'indigo' }, [age('39', 50, 50), lowerBody(bulge(120, 118))]),
    [
      'A man of 39, and a large swelling in the scrotum.',
      'Un homme de 39 ans, et un gros gonflement de la bourse.',
      'Un hombre de 39 años y una gran hinchazón del escroto.',
    ],
  ),
  cardPicture('vas-card-hiv', personWith(FRIEND, [age('41', 50, 50), ribbon()]), [
    'A man of 41, and the ribbon that stands for HIV.',
    'Un homme de 41 ans, et le ruban du VIH.',
    'Un hombre de 41 años y el lazo del VIH.',
  ]),
  cardPicture('vas-card-young', personWith(DRIVER, [age('24', 50, 50)]), [
    'A young man of 24.',
    'Un homme de 24 ans.',
    'Un hombre de 24 años.',
  ]),
  cardPicture('vas-card-rash', personWith(CLERK, [age('36', 50, 50), spots()]), [
    'A man of 36, and skin with pus.',
    'Un homme de 36 ans, et une peau avec du pus.',
    'Un hombre de 36 años y piel con pus.',
  ]),
  cardPicture('vas-card-depression', personWith({ ...FRIEND, isSad: true }, [age('30', 50, 50)]), [
    'A man of 30 with a sad face.',
    'Un homme de 30 ans au visage triste.',
    'Un hombre de 30 años con cara triste.',
  ]),
  cardPicture('vas-card-sickle', personWith(ELDER, [age('47', 50, 50), sickleCells()]), [
    'A man of 47, and red cells of which one is a sickle.',
    'Un homme de 47 ans, et des globules dont un en faucille.',
    'Un hombre de 47 años y glóbulos, uno en forma de hoz.',
  ]),
  cardPicture('vas-card-call', personWith(DRIVER, [ring()], 'sand'), [
    'A man who telephones.',
    'Un homme qui téléphone.',
    'Un hombre que llama por teléfono.',
  ]),
  cardPicture('vas-card-call-wife', personWith(WIFE, [ring()], 'sand'), [
    'A woman who telephones.',
    'Une femme qui téléphone.',
    'Una mujer que llama por teléfono.',
  ]),
  cardPicture('vas-card-call-fever', personWith({ ...CLERK, isSad: true }, [ring(), thermometer(50, 78, 70)], 'sand'), [
    'A man who telephones, and a thermometer that shows fever.',
    'Un homme qui téléphone, et un thermomètre qui indique de la fièvre.',
    'Un hombre que llama y un termómetro que marca fiebre.',
  ]),
]
