import type { Diagram } from '../../diagram.ts'
import { age, leaf } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, sideBySide } from '../../kit/card-picture.ts'
import { cross } from '../../kit/marks.ts'
import { drop } from '../../kit/objects.ts'
import type { PersonLook } from '../../kit/people.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { sickleCells } from '../guidance/cards.ts'
import * as icons from '../training/community/screening-icons.ts'
import { heart } from '../training/things.ts'
import { device } from './device.ts'
import { syringe } from './syringe.ts'

const PUPIL: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo' }
const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'marigold' }
const TRADER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }
const OLDER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'indigo' }

/** Clients who want an injection: what matters about their health, not the category. */
const CLIENTS: Diagram[] = [
  cardPicture('injection-card-young', personWith(PUPIL, [age('17', 50, 50)]), [
    'A girl of 17 who feels well.',
    'Une fille de 17 ans qui se sent bien.',
    'Una muchacha de 17 años que se siente bien.',
  ]),
  cardPicture('injection-card-hiv', personWith(VEILED, [ribbon(), icons.medicine()]), [
    'A woman, the ribbon that stands for HIV, and her medicine.',
    'Une femme, le ruban du VIH, et son médicament.',
    'Una mujer, el lazo del VIH y su medicamento.',
  ]),
  cardPicture('injection-card-smokes', personWith(TRADER, [age('40', 50, 50), icons.smokes()]), [
    'A woman of 40, and a cigarette.',
    'Une femme de 40 ans, et une cigarette.',
    'Una mujer de 40 años y un cigarrillo.',
  ]),
  cardPicture('injection-card-breast', personWith({ ...MOTHER, isSad: true }, [icons.breast()]), [
    'A woman, and a lump in a breast.',
    'Une femme, et une masse dans un sein.',
    'Una mujer y un bulto en un seno.',
  ]),
  cardPicture('injection-card-pressure', personWith(OLDER, [icons.pressure()]), [
    'A woman, and a cuff for blood pressure.',
    'Une femme, et un tensiomètre.',
    'Una mujer y un tensiómetro.',
  ]),
  cardPicture('injection-card-sickle', personWith({ ...PUPIL, cloth: 'leaf' }, [sickleCells()]), [
    'A woman, and blood cells, two in the shape of a sickle.',
    'Une femme, et des globules, dont deux en forme de faucille.',
    'Una mujer y glóbulos, dos en forma de hoz.',
  ]),
  cardPicture('injection-card-sugar', personWith({ ...TRADER, cloth: 'marigold' }, [icons.sugar(), eye()]), [
    'A woman, sugar in the blood, and an eye.',
    'Une femme, du sucre dans le sang, et un œil.',
    'Una mujer, azúcar en la sangre y un ojo.',
  ]),
  cardPicture(
    'injection-card-bleeding',
    personWith({ ...VEILED, headPaint: 'terracotta', cloth: 'terracotta', isSad: true }, [icons.bleeding()]),
    [
      'A worried woman, a drop of blood, and a question mark.',
      'Une femme inquiète, une goutte de sang, et un point d’interrogation.',
      'Una mujer preocupada, una gota de sangre y un signo de pregunta.',
    ],
  ),
  cardPicture(
    'injection-card-head',
    personWith({ ...OLDER, headPaint: 'indigo' }, [age('45', 50, 50), icons.placeOnHead()]),
    [
      'A woman of 45, and a place on a head.',
      'Une femme de 45 ans, et un point sur une tête.',
      'Una mujer de 45 años y un lugar en una cabeza.',
    ],
  ),
]

/** Clients on their starting day, with the day of the cycle. */
const DAYS: Diagram[] = [
  cardPicture('injection-card-day-4', personWith(PUPIL, [leaf('4', 50, 54, 76), [drop(50, 96, 84, 'blood')]]), [
    'A woman, a calendar with day 4, and a drop of blood.',
    'Une femme, un calendrier au jour 4, et une goutte de sang.',
    'Una mujer, un calendario en el día 4 y una gota de sangre.',
  ]),
  cardPicture(
    'injection-card-day-16',
    personWith(VEILED, [leaf('16', 50, 54, 76), [...heart(), ...cross(78, 78, 40)]]),
    [
      'A woman, a calendar with day 16, and a heart crossed out for no sex.',
      'Une femme, un calendrier au jour 16, et un cœur barré : pas de rapports.',
      'Una mujer, un calendario en el día 16 y un corazón tachado: sin relaciones.',
    ],
  ),
]

/** The last injection, and the weeks since then: a syringe for DMPA-IM, the device for DMPA-SC, an ampoule for NET-EN. */
const RETURNS: Diagram[] = [
  muscle(11),
  muscle(16),
  muscle(17),
  muscle(19),
  underSkin(8),
  underSkin(16),
  netEn(6),
  netEn(9),
  netEn(11),
]

/** Pictures of the cards to cut out. */
export const INJECTION_CARDS: Diagram[] = [...CLIENTS, ...DAYS, ...RETURNS]

function muscle(weeks: number): Diagram {
  return since(`injection-card-${weeks}`, method('injection'), weeks, [
    'an injection into a muscle',
    'une injection dans le muscle',
    'una inyección en el músculo',
  ])
}

function underSkin(weeks: number): Diagram {
  return since(`injection-card-sc-${weeks}`, skinDevice(), weeks, [
    'the device for under the skin',
    'le dispositif sous la peau',
    'el dispositivo bajo la piel',
  ])
}

function netEn(weeks: number): Diagram {
  return since(`injection-card-net-${weeks}`, ampoule(), weeks, [
    'an ampoule and a syringe',
    'une ampoule et une seringue',
    'una ampolla y una jeringa',
  ])
}

function since(
  id: string,
  product: Shape[],
  weeks: number,
  [en, fr, es]: [en: string, fr: string, es: string],
): Diagram {
  return cardPicture(id, sideBySide([product, leaf(String(weeks), 50, 54, 92)]), [
    `Last time ${en}; a calendar with ${weeks} weeks.`,
    `La dernière fois ${fr} ; un calendrier avec ${weeks} semaines.`,
    `La última vez ${es}; un calendario con ${weeks} semanas.`,
  ])
}

function skinDevice(): Shape[] {
  return [
    rect(2, 2, 96, 96, { fill: 'white', stroke: 'indigo', width: 3, radius: 16 }),
    device({ medicine: 'mixed', cap: 'off' }, { x: 50, y: 74, scale: 0.48 }),
  ]
}

function ampoule(): Shape[] {
  return [
    rect(2, 2, 96, 96, { fill: 'white', stroke: 'indigo', width: 3, radius: 16 }),
    path('M26 18q5 -8 10 0l-1 20q9 5 9 15v30q0 5 -5 5h-16q-5 0 -5 -5V53q0 -10 9 -15Z', {
      fill: 'marigoldPale',
      stroke: 'steelDark',
      width: 3,
    }),
    syringe(0.5, { x: 72, y: 80, scale: 0.34 }),
  ]
}

function eye(): Shape[] {
  return [
    path('M2 50Q50 4 98 50Q50 96 2 50Z', { fill: 'white', stroke: 'ink', width: 5 }),
    circle(50, 50, 19, { fill: 'skinDeep' }),
    circle(50, 50, 8, { fill: 'ink' }),
  ]
}
