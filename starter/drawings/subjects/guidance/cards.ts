import { age, bowl } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, questionMark, sideBySide } from '../../kit/card-picture.ts'

import { cross } from '../../kit/marks.ts'
import { calendar, clock, drop } from '../../kit/objects.ts'
import type { PersonLook } from '../../kit/people.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { dottedRibbon, germs, ribbon } from '../eligibility/signs.ts'
import * as icons from '../training/community/screening-icons.ts'
import { heart } from '../training/things.ts'
import { cuff } from './icons.ts'

const PUPIL: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'white' }
const TRADER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'indigo' }
const OLDER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'leaf' }
const FARMER: PersonLook = { skin: 'skinDeep', head: 'bun', cloth: 'marigold' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }
const STUDENT: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf' }
const MAN: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }

/** Clients who practise with the chart: a person, what matters about her health, and the method. Nothing shows a category. */
const CLIENTS = [
  cardPicture('chart-card-pupil', personWith(PUPIL, [age('17', 50, 50), method('iud')]), [
    'A pupil of 17, and an IUD.',
    'Une élève de 17 ans, et un DIU.',
    'Una alumna de 17 años y un DIU.',
  ]),
  cardPicture('chart-card-smoker', personWith(TRADER, [icons.smokes(), method('pills')], 'marigoldPale'), [
    'A market trader, a cigarette, and pills.',
    'Une vendeuse du marché, une cigarette, et des pilules.',
    'Una vendedora del mercado, un cigarrillo y píldoras.',
  ]),
  cardPicture('chart-card-breastfeeding', personWith(MOTHER, [icons.breastfeeds(), method('pills')], 'indigoPale'), [
    'A woman, breastfeeding, and pills.',
    'Une femme, l’allaitement, et des pilules.',
    'Una mujer, la lactancia y píldoras.',
  ]),
  cardPicture('chart-card-pressure', personWith(OLDER, [cuff(), method('injection')], 'marigoldPale'), [
    'An older woman, a cuff for blood pressure, and an injection.',
    'Une femme plus âgée, un tensiomètre, et une injection.',
    'Una mujer mayor, un tensiómetro y una inyección.',
  ]),
  cardPicture('chart-card-hiv', personWith(STUDENT, [ribbon(), method('iud')], 'sand'), [
    'A young woman, the ribbon that stands for HIV, and an IUD.',
    'Une jeune femme, le ruban du VIH, et un DIU.',
    'Una joven, el lazo del VIH y un DIU.',
  ]),
  cardPicture('chart-card-tuberculosis', personWith(FARMER, [icons.medicine(), method('pills')]), [
    'A woman, her medicine for tuberculosis, and pills.',
    'Une femme, son médicament contre la tuberculose, et des pilules.',
    'Una mujer, su medicamento contra la tuberculosis y píldoras.',
  ]),
  cardPicture(
    'chart-card-keeps-iud',
    personWith({ ...STUDENT, head: 'wrap', cloth: 'marigold' }, [germs(), method('iud')], 'indigoPale'),
    [
      'A woman, germs of an infection, and an IUD.',
      'Une femme, les germes d’une infection, et un DIU.',
      'Una mujer, los gérmenes de una infección y un DIU.',
    ],
  ),
  cardPicture('chart-card-wants-iud', personWith(VEILED, [germs(), method('iud')], 'marigoldPale'), [
    'A young woman, germs of an infection, and an IUD.',
    'Une jeune femme, les germes d’une infection, et un DIU.',
    'Una joven, los gérmenes de una infección y un DIU.',
  ]),
  cardPicture(
    'chart-card-migraine',
    personWith(
      { ...TRADER, head: 'bun', cloth: 'indigo', isSad: true },
      [icons.migraine(), method('pills')],
      'marigoldPale',
    ),
    [
      'A woman, a head with zigzag lights and pain, and pills.',
      'Une femme, une tête avec des éclairs et une douleur, et des pilules.',
      'Una mujer, una cabeza con destellos y dolor, y píldoras.',
    ],
  ),
  cardPicture(
    'chart-card-breast-cancer',
    personWith({ ...MOTHER, cloth: 'terracotta' }, [icons.breast(), questionMark()], 'sand'),
    [
      'A woman, a lump in a breast, and a question mark.',
      'Une femme, une masse dans un sein, et un point d’interrogation.',
      'Una mujer, un bulto en un seno y un signo de pregunta.',
    ],
  ),
  cardPicture(
    'chart-card-partner-hiv',
    personWith({ ...PUPIL, cloth: 'leaf' }, [dottedRibbon(), method('injection')]),
    [
      'A woman, the HIV ribbon in dashes for a risk, and an injection.',
      'Une femme, le ruban du VIH en pointillés pour un risque, et une injection.',
      'Una mujer, el lazo del VIH punteado por un riesgo, y una inyección.',
    ],
  ),
  cardPicture('chart-card-man', personWith(MAN, [germs(), method('vas')], 'indigoPale'), [
    'A man, germs of an infection, and vasectomy.',
    'Un homme, les germes d’une infection, et la vasectomie.',
    'Un hombre, los gérmenes de una infección y la vasectomía.',
  ]),
]

/** Calls for the wheel: a condition and a method. */
const CALLS = [
  cardPicture('call-age', sideBySide([age('17', 50, 50), method('implant')]), [
    'An age of 17, and an implant.',
    'Un âge de 17 ans, et un implant.',
    'Una edad de 17 años y un implante.',
  ]),
  cardPicture('call-smokes', sideBySide([icons.smokes(), method('pills')], 'marigoldPale'), [
    'A cigarette, and pills.',
    'Une cigarette, et des pilules.',
    'Un cigarrillo y píldoras.',
  ]),
  cardPicture('call-breastfeeds', sideBySide([icons.breastfeeds(), method('injection')], 'indigoPale'), [
    'Breastfeeding, and an injection.',
    'L’allaitement, et une injection.',
    'La lactancia y una inyección.',
  ]),
  cardPicture('call-high-pressure', sideBySide([icons.highPressure(), method('implant')], 'marigoldPale'), [
    'High blood pressure, and an implant.',
    'Une tension élevée, et un implant.',
    'Presión alta y un implante.',
  ]),
  cardPicture('call-pressure', sideBySide([icons.pressure(), method('pills')], 'sand'), [
    'Raised blood pressure, and pills.',
    'Une tension un peu élevée, et des pilules.',
    'Presión algo alta y píldoras.',
  ]),
  cardPicture('call-breast', sideBySide([icons.breast(), method('injection')]), [
    'A lump in a breast, and an injection.',
    'Une masse dans un sein, et une injection.',
    'Un bulto en un seno y una inyección.',
  ]),
  cardPicture('call-sickle', sideBySide([sickleCells(), method('pills')], 'marigoldPale'), [
    'Blood cells, round and sickle-shaped, and pills.',
    'Des globules ronds et en forme de faucille, et des pilules.',
    'Glóbulos redondos y en forma de hoz, y píldoras.',
  ]),
  cardPicture('call-hiv-risk', sideBySide([dottedRibbon(), method('iud')], 'indigoPale'), [
    'The HIV ribbon in dashes for a risk, and an IUD.',
    'Le ruban du VIH en pointillés pour un risque, et un DIU.',
    'El lazo del VIH punteado por un riesgo, y un DIU.',
  ]),
  cardPicture('call-migraine', sideBySide([icons.migraine(), method('pills')], 'marigoldPale'), [
    'A head with a migraine, and pills.',
    'Une tête avec une migraine, et des pilules.',
    'Una cabeza con migraña, y píldoras.',
  ]),
  cardPicture('call-liver', sideBySide([icons.liver(), method('implant')], 'sand'), [
    'A belly with the place of the liver, and an implant.',
    'Un ventre avec la place du foie, et un implant.',
    'Un vientre con el lugar del hígado, y un implante.',
  ]),
]

/** What the client of a script knows about herself. */
const SCRIPTS = [
  cardPicture('script-bleeding-now', personWith(STUDENT, [bleedingDays(), questionMark()], 'marigoldPale'), [
    'A woman, a calendar with days of bleeding, and a question mark.',
    'Une femme, un calendrier avec des jours de saignement, et un point d’interrogation.',
    'Una mujer, un calendario con días de sangrado y un signo de pregunta.',
  ]),
  cardPicture('script-pills', personWith(TRADER, [bleedingDays(), method('pills')], 'indigoPale'), [
    'A woman, a calendar with days of bleeding, and her pills.',
    'Une femme, un calendrier avec des jours de saignement, et ses pilules.',
    'Una mujer, un calendario con días de sangrado y sus píldoras.',
  ]),
  cardPicture('script-breast-milk', personWith(MOTHER, [icons.breastfeeds(), noDrop()]), [
    'A mother who breastfeeds; no bleeding.',
    'Une mère qui allaite ; pas de saignement.',
    'Una madre que amamanta; sin sangrado.',
  ]),
  cardPicture('script-porridge', personWith(FARMER, [icons.breastfeedsLonger(), bowl(50, 52, 92)], 'marigoldPale'), [
    'A mother who breastfeeds and gives her baby porridge.',
    'Une mère qui allaite et donne de la bouillie à son bébé.',
    'Una madre que amamanta y da papilla a su bebé.',
  ]),
  cardPicture('script-no-sex', personWith(VEILED, [bleedingDays(), [...heart(), ...cross(78, 78, 40)]], 'sand'), [
    'A woman, a calendar with days of bleeding, and a heart crossed out for no sex.',
    'Une femme, un calendrier avec des jours de saignement, et un cœur barré : pas de rapports.',
    'Una mujer, un calendario con días de sangrado y un corazón tachado: sin relaciones.',
  ]),
  cardPicture(
    'script-late',
    personWith({ ...STUDENT, head: 'wrap', cloth: 'indigo', isSad: true }, [lateBleeding(), heart()], 'marigoldPale'),
    [
      'A worried woman, a calendar with a question mark, and a heart.',
      'Une femme inquiète, un calendrier avec un point d’interrogation, et un cœur.',
      'Una mujer preocupada, un calendario con un signo de pregunta y un corazón.',
    ],
  ),
]

/** What a question of the race is about; the answer stays in the book. */
const RACE = [
  cardPicture('race-injection', sideBySide([method('injection'), lateBleeding()]), [
    'An injection, and a calendar with a question mark.',
    'Une injection, et un calendrier avec un point d’interrogation.',
    'Una inyección y un calendario con un signo de pregunta.',
  ]),
  cardPicture('race-condoms', sideBySide([method('pills'), method('condom')], 'marigoldPale'), [
    'Pills, and a condom.',
    'Des pilules, et un préservatif.',
    'Píldoras y un condón.',
  ]),
  cardPicture('race-hour', sideBySide([method('emergency'), clock(50, 50, 46, 1 / 12)], 'indigoPale'), [
    'Emergency pills, and a clock.',
    'La contraception d’urgence, et une horloge.',
    'Píldoras de emergencia y un reloj.',
  ]),
  cardPicture('race-days', sideBySide([method('emergency'), lateBleeding()], 'marigoldPale'), [
    'Emergency pills, and a calendar with a question mark.',
    'La contraception d’urgence, et un calendrier avec un point d’interrogation.',
    'Píldoras de emergencia y un calendario con un signo de pregunta.',
  ]),
  cardPicture('race-missed', sideBySide([method('pills'), questionMark()], 'sand'), [
    'Pills, and a question mark.',
    'Des pilules, et un point d’interrogation.',
    'Píldoras y un signo de pregunta.',
  ]),
]

export const CHART_CARDS = [...CLIENTS, ...CALLS, ...SCRIPTS, ...RACE]

export function bleedingDays(): Shape[] {
  return [...calendar(50, 54, 90), drop(30, 72, 34, 'blood'), drop(54, 72, 34, 'blood')]
}

export function noDrop(): Shape[] {
  return [drop(50, 92, 84, 'blood'), path('M8 92L92 12', { stroke: 'ink', width: 8 })]
}

export function lateBleeding(): Shape[] {
  const shapes = calendar(50, 54, 90)
  return [...shapes.slice(0, 4), group(questionMark(), { x: 20, y: 32, scale: 0.6 })]
}

/** Two round cells of blood and two in the shape of a sickle. */
export function sickleCells(): Shape[] {
  const sickle = (x: number, y: number, rotate: number) =>
    group([path('M-24 10C-14 -22 22 -22 28 8C16 -8 -8 -8 -24 10Z', { fill: 'blood', stroke: 'ink', width: 2.5 })], {
      x,
      y,
      rotate,
    })
  return [
    ...[
      [26, 28],
      [74, 74],
    ].map(([x = 0, y = 0]) => circle(x, y, 19, { fill: 'blood', stroke: 'ink', width: 2.5 })),
    ...[
      [26, 28],
      [74, 74],
    ].map(([x = 0, y = 0]) => circle(x, y, 8, { fill: 'fleshDeep' })),
    sickle(72, 26, 30),
    sickle(26, 76, -20),
  ]
}
